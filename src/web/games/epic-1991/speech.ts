/** A battle in words, for play in text: units by name, bearing and distance, plans by command. */
import type { AnyGame, Viewer } from '../../../kernel/contract.ts';
import { counted, listed, sentence } from '../../../kernel/words.ts';
import type { Heard, Hearing, Speech } from '../../text/speech.ts';
import { type Epic, type EpicGame, unitName, type View } from './game.ts';
import { orderWord } from './scene.ts';
import { unitSaid, unitsOf } from './speech/names.ts';
import { planned } from './speech/plans.ts';
import { bearingTo, farSaid, groundSaid, objectivesSaid, seesUnit } from './speech/tape.ts';

const HELP: readonly string[] = [
  'units, enemies, objectives: who and what is where, seen from the selected unit.',
  'look: whom the selected unit sees; watched or who sees: which enemies see it.',
  'how far is X: from the selected unit; how far is X from Y.',
  'order 3 advance, order all first, suggest: orders, until you seal them.',
  'send north 20, send 3 towards objective 2: moves a unit as far as it goes; charge X; proposals.',
  'fire at X; what if fire at X, what if send north 20: what would come of it.',
];

export default function epicSpeech(rules: AnyGame): Speech {
  const game = rules as unknown as EpicGame;
  const on = (view: unknown): [Epic, View] => [{ game, table: game.tableOf(view as View) }, view as View];
  const nobody = (): readonly number[] => [];
  return {
    name: (seen, unit) => {
      const [{ table }] = on(seen);
      return table.units[unit] ? unitName(table, unit) : `unit ${unit}`;
    },
    unit: (seen, unit) => {
      const [epic, view] = on(seen);
      return epic.table.units[unit] ? inFull(epic, view, unit) : 'gone';
    },
    met: (seen, unit) => inFull(...on(seen), unit),
    mark: () => '',
    own: (seen, viewer) => unitsOf(...on(seen), viewer, true),
    foes: (seen, viewer) => unitsOf(...on(seen), viewer, false),
    at: () => -1,
    on: nobody,
    sight: nobody,
    watchers: (seen, unit) => {
      const [epic, view] = on(seen);
      const { side } = epic.table.units[unit];
      return unitsOf(epic, view, side, false).filter((foe) => seesUnit(epic, view, foe, unit));
    },
    help: HELP,
    example: 'send north 20 or fire at 12',
    hears: (hearing, line) => hears(...on(hearing.view), hearing, line),
  };
}

/** '5 of 6 left, Advance, in woods, card broken'. */
function inFull(epic: Epic, view: View, unit: number): string {
  const { table } = epic;
  const { models, card, kind } = table.units[unit];
  const left = models.filter((id) => view.models[id].where !== 'gone');
  const riding = left.filter((id) => view.models[id].where === 'aboard').length;
  const it = view.units[unit];
  return [
    unitName(table, unit),
    `${left.length} of ${models.length} left`,
    orderWord(it, kind),
    riding > 0 && `${riding} riding`,
    groundSaid(epic, view, unit),
    it.moved && 'has moved',
    it.fired && 'has fired',
    view.cards[card].broken && 'card broken',
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
    const unit = Number(text);
    return unitsOf(epic, view, viewer, true).includes(unit) ? { selects: unit } : null;
  }
  const [, asked, about = ''] =
    /^(units|where|enemies|objectives|look|watched|who sees)(?: (.+))?$/.exec(text) ?? [];
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
  const named = about ? unitSaid(epic, view, viewer, about) : selected;
  const name = named > 0 ? unitName(epic.table, named) : '';
  switch (asked) {
    case 'units':
    case 'where':
      return unitsOf(epic, view, viewer, true).map((unit) =>
        sentence(`${unit}, ${inFull(epic, view, unit)}`),
      );
    case 'enemies':
      return foesSaid(epic, view, viewer, selected);
    case 'objectives':
      return objectivesSaid(epic, view, selected);
  }
  if (named === 0) return ['Nobody is selected. Type select and a number or a name.'];
  const { side } = epic.table.units[named];
  const foes = unitsOf(epic, view, side, false);
  if (asked === 'look') {
    const seen = foes.filter((foe) => seesUnit(epic, view, named, foe));
    if (seen.length === 0) return [`${name} sees no enemy.`];
    return seen.map((foe) =>
      sentence(
        `${unitName(epic.table, foe)} ${foe}, ${bearingTo(epic, view, named, foe)}, ${inFull(epic, view, foe)}`,
      ),
    );
  }
  const watchers = foes.filter((foe) => seesUnit(epic, view, foe, named));
  return watchers.length === 0
    ? [`No enemy sees ${name}.`]
    : [
        sentence(
          `${counted(watchers.length, 'enemy unit sees', 'enemy units see')} ${name}: ${listed(watchers.map((foe) => unitName(epic.table, foe)))}`,
        ),
      ];
}

/** 'Goff mob 10, 32 cm north-west, in woods, sees you'. */
function foesSaid(epic: Epic, view: View, viewer: Viewer, selected: number): string[] {
  const foes = unitsOf(epic, view, viewer, false);
  if (foes.length === 0) return ['No enemy is on the table.'];
  return foes.map((foe) =>
    sentence(
      [
        `${unitName(epic.table, foe)} ${foe}`,
        selected > 0 && bearingTo(epic, view, selected, foe),
        groundSaid(epic, view, foe),
        orderWord(view.units[foe], epic.table.units[foe].kind),
        selected > 0 && seesUnit(epic, view, foe, selected) && 'sees you',
      ]
        .filter(Boolean)
        .join(', '),
    ),
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
  const start = from ? unitSaid(epic, view, viewer, from) : selected;
  if (start === 0)
    return from ? `There is no '${from}'. Type units.` : 'Select a unit first, or say from whom.';
  if (!epic.table.options.openMeasuring) return 'Nobody measures before shots are named. Rule E2-FIRE-09.';
  return farSaid(epic, view, viewer, start, what) ?? `There is no '${what}'. Type enemies or objectives.`;
}
