/** Why the machine did what it did: it is asked again with the view it had then. */
import type { Seat, Viewer } from '../../kernel/contract.ts';
import { holding } from '../../kernel/sitting.ts';
import { isAlone } from './host.ts';
import { isMachine, strengthOf } from './opponents.ts';
import { type Deed, type TableState, viewersOf } from './state.ts';

/** Notes where the table stands as the machine answers. */
export function remember(at: TableState, seat: Seat): void {
  const { eyes } = at.host;
  const numbers = viewersOf(at).map((viewer) => {
    const { standing, told } = eyes(viewer);
    return [viewer, { stood: standing(), told: told().length }] as const;
  });
  const secret = eyes(seat).decisions()[0]?.secret === true;
  at.deeds = [...at.deeds, { seat, secret, at: new Map(numbers) }];
}

/** What the machine did that was told by that number, or last before it; null when it did nothing here. */
function deedAt({ deeds, look, host }: TableState, entry: number): Deed | null {
  const held = new Set(holding(host.eyes(look.viewer).told()).map(({ n }) => n));
  const isMeant = (n: number | undefined) => n !== undefined && n <= entry && held.has(n);
  return deeds.findLast((deed) => isMeant(deed.at.get(look.viewer)?.told)) ?? null;
}

/** `entry`: the number by which the viewer was told. Until the match is over a reason holds nothing the viewer may not know. */
export async function whyAt(at: TableState, entry: number): Promise<string> {
  const deed = deedAt(at, entry);
  if (!deed) return 'The machine has done nothing here yet.';
  const reason = await reasonOf(at, deed);
  return deed.at.get(at.look.viewer)?.told === entry ? reason : `What the machine did before this: ${reason}`;
}

async function reasonOf(at: TableState, deed: Deed): Promise<string> {
  const { host, look } = at;
  const strength = strengthOf(host.ruleset, host.players[deed.seat])?.id;
  at.opponent ??= host.hire();
  const own = await viewThen(at, deed, deed.seat);
  if (look.outcome !== null || Object.values(host.players).every(isMachine))
    return at.opponent.why({ view: own, seat: deed.seat, strength, why: 'all' });
  if (deed.secret || !isAlone(host.players)) return 'It says so once the match is over.';
  const why = { view: await viewThen(at, deed, look.viewer) };
  return at.opponent.why({ view: own, seat: deed.seat, strength, why });
}

function viewThen({ host }: TableState, deed: Deed, viewer: Viewer): Promise<unknown> {
  return new Promise((resolve) => host.eyes(viewer).viewAt(deed.at.get(viewer)?.stood ?? 0, resolve));
}
