/** A battle in words, for play in text: detachments by name, bearing and distance, plans by command. */
import type { AnyGame, Viewer } from '../../../kernel/contract.ts';
import { counted, listed, sentence } from '../../../kernel/words.ts';
import type { Heard, Hearing, Speech } from '../../text/speech.ts';
import { detachmentName, type Epic, type Epic89Game, leftOf, type View } from './game.ts';
import { detachmentSaid, detachmentsOf } from './speech/names.ts';
import { planned } from './speech/plans.ts';
import { bearingTo, buildingsSaid, groundSaid, seesDetachment } from './speech/tape.ts';
import { orderWord } from './symbols.ts';

const HELP: readonly string[] = [
  'units, enemies, buildings: who and what is where, seen from the selected detachment.',
  'look: whom the selected detachment sees; watched or who sees: which enemies see it.',
  'how far is X: from the selected detachment; how far is X from Y.',
  'order 3 advance, order all first, suggest: orders, until you seal them.',
  'send north 20, send 3 towards building 2: moves a detachment as far as it goes.',
  'fire at X; what if fire at X, what if send north 20: what would come of it.',
];

export default function epic89Speech(rules: AnyGame): Speech {
  const game = rules as unknown as Epic89Game;
  const on = (view: unknown): [Epic, View] => [{ game, table: game.tableOf(view as View) }, view as View];
  const nobody = (): readonly number[] => [];
  return {
    name: (seen, id) => {
      const [{ table }] = on(seen);
      return table.detachments[id] ? detachmentName(table, id) : `detachment ${id}`;
    },
    unit: (seen, id) => {
      const [epic, view] = on(seen);
      return epic.table.detachments[id] ? inFull(epic, view, id) : 'gone';
    },
    met: (seen, id) => inFull(...on(seen), id),
    mark: () => '',
    own: (seen, viewer) => detachmentsOf(...on(seen), viewer, true),
    foes: (seen, viewer) => detachmentsOf(...on(seen), viewer, false),
    at: () => -1,
    on: nobody,
    sight: nobody,
    watchers: (seen, id) => {
      const [epic, view] = on(seen);
      return foesOf(epic, view, id).filter((foe) => seesDetachment(epic, view, foe, id));
    },
    help: HELP,
    example: 'send north 20 or fire at 5',
    hears: (hearing, line) => hears(...on(hearing.view), hearing, line),
  };
}

function foesOf(epic: Epic, view: View, id: number): number[] {
  return detachmentsOf(epic, view, view.seats[epic.table.detachments[id].side], false);
}

/** 'Rhinos 1, 3 of 4 left, advance, in building 2, has moved'. */
function inFull(epic: Epic, view: View, id: number): string {
  const { table } = epic;
  const { units } = table.detachments[id];
  const it = view.detachments[id];
  const riding = units.filter((unit) => view.units[unit].where === 'aboard').length;
  const away = units.filter((unit) => view.units[unit].where === 'away').length;
  return [
    detachmentName(table, id),
    `${leftOf(table, view, id)} of ${units.length} left`,
    orderWord(it),
    away > 0 && 'not set up yet',
    riding > 0 && `${riding} riding`,
    groundSaid(epic, view, id),
    it.moved && 'has moved',
    it.fired && 'has fired',
  ]
    .filter(Boolean)
    .join(', ');
}

function hears(epic: Epic, view: View, hearing: Hearing, line: string): Heard | null {
  const { viewer, selected } = hearing;
  const text = line
    .trim()
    .toLowerCase()
    .replace(/[?.!]$/, '');
  if (/^\d+$/.test(text)) {
    const id = Number(text);
    return detachmentsOf(epic, view, viewer, true).includes(id) ? { selects: id } : null;
  }
  const [, asked, about = ''] =
    /^(units|where|enemies|buildings|look|watched|who sees)(?: (.+))?$/.exec(text) ?? [];
  if (asked !== undefined) return { says: answered(epic, view, viewer, selected, asked, about) };
  const [, what, from] = /^(?:how )?far(?: is| to)? (.+?)(?: from (.+))?$/.exec(text) ?? [];
  if (what !== undefined) return { says: [howFar(epic, view, viewer, selected, what, from)] };
  return planned(epic, view, hearing, text);
}

function answered(
  epic: Epic,
  view: View,
  viewer: Viewer,
  selected: number,
  asked: string,
  about: string,
): string[] {
  const { table } = epic;
  const named = about ? detachmentSaid(epic, view, viewer, about) : selected;
  switch (asked) {
    case 'units':
    case 'where':
      return detachmentsOf(epic, view, viewer, true).map((id) =>
        sentence(`${id}, ${inFull(epic, view, id)}`),
      );
    case 'enemies': {
      const foes = detachmentsOf(epic, view, viewer, false);
      if (foes.length === 0) return ['No enemy is in play.'];
      return foes.map((foe) => toldFrom(epic, view, selected, foe));
    }
    case 'buildings':
      return buildingsSaid(epic, view, selected);
  }
  if (named === 0) return ['Nobody is selected. Type select and a number or a name.'];
  const name = detachmentName(table, named);
  const foes = foesOf(epic, view, named);
  if (asked === 'look') {
    const seen = foes.filter((foe) => seesDetachment(epic, view, named, foe));
    return seen.length === 0
      ? [`${name} sees no enemy.`]
      : seen.map((foe) => toldFrom(epic, view, named, foe));
  }
  const watchers = foes.filter((foe) => seesDetachment(epic, view, foe, named));
  if (watchers.length === 0) return [`No enemy sees ${name}.`];
  const who = listed(watchers.map((foe) => detachmentName(table, foe)));
  const many = counted(watchers.length, 'enemy detachment sees', 'enemy detachments see');
  return [sentence(`${many} ${name}: ${who}`)];
}

/** 'Land Raiders 2, number 5, 32 cm north-west, in building 2, first fire, sees you'. */
function toldFrom(epic: Epic, view: View, selected: number, foe: number): string {
  return sentence(
    [
      `${inFull(epic, view, foe)}, number ${foe}`,
      selected > 0 && bearingTo(epic, view, selected, foe),
      selected > 0 && seesDetachment(epic, view, foe, selected) && 'sees you',
    ]
      .filter(Boolean)
      .join(', '),
  );
}

function howFar(
  epic: Epic,
  view: View,
  viewer: Viewer,
  selected: number,
  what: string,
  from: string | undefined,
): string {
  const start = from ? detachmentSaid(epic, view, viewer, from) : selected;
  if (start === 0)
    return from ? `There is no '${from}'. Type units.` : 'Select a detachment first, or say from whom.';
  const name = detachmentName(epic.table, start);
  const [, number] = /^building (\d+)$/.exec(what) ?? [];
  const building =
    number && buildingsSaid(epic, view, start).find((text) => text.startsWith(`Building ${number},`));
  if (building) return `${building.replace(/\.$/, '')} of ${name}, to its middle.`;
  const to = detachmentSaid(epic, view, viewer, what);
  if (to === 0) return `There is no '${what}'. Type enemies or buildings.`;
  return sentence(`${detachmentName(epic.table, to)} is ${bearingTo(epic, view, start, to)} of ${name}`);
}
