/** What can follow a match: the same again, the next mission, a stronger opponent, the other side. */
import { strengthsFor } from '../../bots/strengths.ts';
import { addressOf } from '../address.ts';
import type { Adapter } from '../games/adapter.ts';
import { newMatch } from '../match/new-match.ts';
import { isMachine, machineOf, strengthOf } from '../match/opponents.ts';
import type { Players } from '../match/sitting.ts';

export interface After {
  again(): void;
  /** What that is called, where it is not simply the same again. */
  readonly word?: string;
  readonly next?: { readonly title: string; readonly href: string };
  readonly stronger?: { readonly title: string; begin(): void };
  readonly swapped?: { begin(): void };
}

/** `open` goes to a match by its id. */
export function afterMatch(
  adapter: Adapter,
  match: { readonly setup: unknown; readonly title: string },
  players: Players,
  open: (id: string) => void,
): After {
  const { ruleset, missions } = adapter;
  const begin = (who: Players) => () => void newMatch(adapter, match.setup, who).then(open);
  const at = missions.findIndex(({ title }) => title === match.title);
  const next = at < 0 ? undefined : missions[at + 1];
  const machine = ruleset.seats.find((seat) => isMachine(players[seat]));
  const person = ruleset.seats.find((seat) => players[seat] === 'person');
  const again = { again: begin(players), ...(next && { next: nextOf(ruleset.id, next) }) };
  if (machine === undefined || person === undefined) return again;
  const all = strengthsFor(ruleset.id);
  const now = strengthOf(ruleset.id, players[machine]);
  const better = all[all.findIndex(({ id }) => id === now?.id) + 1];
  return {
    ...again,
    ...(now &&
      better && {
        stronger: { title: better.title, begin: begin({ ...players, [machine]: machineOf(better.id) }) },
      }),
    swapped: { begin: begin({ ...players, [machine]: 'person', [person]: players[machine] }) },
  };
}

function nextOf(game: string, { id, title }: Adapter['missions'][number]): After['next'] {
  return { title, href: addressOf(game, 'missions', id) };
}
