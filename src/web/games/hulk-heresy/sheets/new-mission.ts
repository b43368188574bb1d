/** A mission to begin with. */
export const NEW_MISSION = `id: my-mission
title: New mission
summary: What it is about, in a line.
briefing: What the players are told before they begin.
minutes: 30
levels:
  - picture: |
      ####################
      ########....########
      #www.###....###.eee#
      Ewww.D.=..o.=.D.eeeE
      #www.###....###.eee#
      ########....########
      ####################
legend: { w: west, e: east, '=': barricade, o: console }
zones:
  - { name: West, area: west, entries: [E1] }
  - { name: East, area: east, entries: [E2] }
points: 16
turns: 8
goals:
  - { reach: console, deny: console, turn: 3 }
lastTurn: { more-slain: true }
`;
