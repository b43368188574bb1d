/** Detachments by what people call them. */
import type { Viewer } from '../../../../kernel/contract.ts';
import { detachmentName, type Epic, leftOf, type View } from '../game.ts';

/** The viewer's detachments in play, or those against them; an onlooker has none, and hears of both sides. */
export function detachmentsOf({ table }: Epic, view: View, viewer: Viewer, own: boolean): number[] {
  const mine = view.seats.imperial === viewer ? 'imperial' : 'rebel';
  return table.detachments
    .filter((info) => info && (viewer === 'spectator' ? !own : (info.side === mine) === own))
    .filter(({ id }) => leftOf(table, view, id) > 0)
    .map(({ id }) => id);
}

/** The detachment that is meant: by number, by its whole name, or by words of it; own ones first; 0 for none. */
export function detachmentSaid(epic: Epic, view: View, viewer: Viewer, said: string): number {
  const all = [...detachmentsOf(epic, view, viewer, true), ...detachmentsOf(epic, view, viewer, false)];
  const wanted = said.toLowerCase().replace(/^the /, '');
  if (/^\d+$/.test(wanted)) return all.includes(Number(wanted)) ? Number(wanted) : 0;
  const named = (id: number) => detachmentName(epic.table, id).toLowerCase();
  const words = wanted.split(' ');
  return (
    all.find((id) => named(id) === wanted) ??
    all.find((id) => {
      const parts = named(id).split(' ');
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    }) ??
    0
  );
}
