import { CM } from '../../../../field/index.ts';
import {
  type Row,
  type RowId,
  rowOf,
  TRAITS,
  type Trait,
  UNLIMITED,
  WEAPON_TRAITS,
  type Weapon,
} from '../../../../games/epic-1991/sheets/index.ts';
import { Rule } from '../../../parts/rule.tsx';
import { ModelIcon } from './fleet.tsx';

const score = (value: number | null) => (value === null ? 'none' : `${value}+`);
const signed = (value: number) => (value === 0 ? '0' : value > 0 ? `+${value}` : `−${-value}`);

/** The words of a weapon's columns: range, dice, to hit, what it does to a save. */
export function columnsOf({ range, least, dice, barrage, hit, mod, traits }: Weapon): readonly string[] {
  const far = range >= UNLIMITED ? 'any' : `${range / CM} cm`;
  const reach = range === 0 ? 'contact' : least === undefined ? far : `${least / CM} to ${far}`;
  const often =
    barrage === undefined
      ? traits.includes('vortex')
        ? 'once'
        : dice === 0
          ? '–'
          : String(dice)
      : `${barrage} BP`;
  return [
    reach,
    often,
    hit === null ? '–' : `${hit}+`,
    hit === null && barrage === undefined ? '–' : signed(mod),
  ];
}

/** The data sheets of those on a card, a row for each weapon, and what their notes mean. */
export function Profiles({
  counts,
  grants = [],
}: {
  counts: ReadonlyMap<RowId, number>;
  grants?: readonly Trait[];
}) {
  const rows = [...counts].map(([id, count]) => ({ row: rowOf(id), id, count }));
  const notes = notesOf(
    rows.map(({ row }) => row),
    grants,
  );
  return (
    <>
      <table className="data-sheet">
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Move</th>
            <th scope="col">Save</th>
            <th scope="col">CAF</th>
            <td />
          </tr>
          <tr>
            <th scope="col">Weapon</th>
            <th scope="col">Range</th>
            <th scope="col">Dice</th>
            <th scope="col">To hit</th>
            <th scope="col">Mod</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, id, count }) => (
            <ProfileRows key={id} row={row} id={id} count={count} />
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map(({ rule, text }) => (
            <li key={rule + text}>
              {text} <Rule id={rule} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ProfileRows({ row, id, count }: { row: Row; id: RowId; count: number }) {
  const { name, move, save, caf, weapons, fights } = row;
  return (
    <>
      <tr className="profile" data-row={id}>
        <th scope="row">
          <span>
            <ModelIcon row={id} />
            {`${count} × ${name}`}
          </span>
        </th>
        <td>{move === 0 ? '–' : `${move / CM} cm`}</td>
        <td>{score(save)}</td>
        <td>{signed(caf)}</td>
        <td />
      </tr>
      {weapons.map((weapon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two weapons may have one name
        <tr key={i}>
          <th scope="row">{weapon.name}</th>
          {columnsOf(weapon).map((word, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            <td key={column}>{word}</td>
          ))}
        </tr>
      ))}
      {weapons.length === 0 && fights && (
        <tr>
          <th scope="row">{fights}</th>
          <td colSpan={4}>close combat</td>
        </tr>
      )}
    </>
  );
}

function notesOf(rows: readonly Row[], grants: readonly Trait[]): { rule: string; text: string }[] {
  const found = new Map<string, { rule: string; text: string }>();
  for (const row of rows) {
    if (row.carries > 0)
      found.set(`carries ${row.id}`, {
        rule: 'E2-TRAN-01',
        text: `${row.name}: carries ${row.carries} ${row.carries === 1 ? 'stand' : 'stands'}.`,
      });
    for (const trait of row.traits) found.set(trait, TRAITS[trait]);
    for (const weapon of row.weapons)
      for (const trait of weapon.traits)
        found.set(trait, { ...WEAPON_TRAITS[trait], text: `${weapon.name}: ${WEAPON_TRAITS[trait].text}` });
  }
  for (const trait of grants) found.set(trait, TRAITS[trait]);
  return [...found.values()];
}
