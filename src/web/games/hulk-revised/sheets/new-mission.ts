/** A mission to begin with. */
export const NEW_MISSION = `id: my-mission
title: New mission
summary: What it is about, in a line.
briefing: What the players are told before they begin.
minutes: 20
turns: 12
levels:
  - picture: |
      ####E#########
      ####.#########
      E.......D..o##
      ####.####...##
      ####.#########
      ###.....D....E
      ###123########
legend:
  o: objective
  '1': marine 1
  '2': marine 2
  '3': marine 3
marines:
  - { name: Brutus, kind: sergeant, assault: power-sword }
  - { name: Cato, kind: terminator }
  - { name: Drusus, kind: terminator, ranged: heavy-flamer }
blips: { total: 12, start: 1, perTurn: 1 }
objective: { text: Reach the console and spend 1 AP there, ap: 1 }
`;
