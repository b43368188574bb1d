/** The selected piece in detail. */
import { ARMOUR } from '../../../games/hulk-heresy/data/armour.ts';
import { BLADES, type Blade, type BladeId } from '../../../games/hulk-heresy/data/assault.ts';
import { fullAmmo, GUNS, type GunId, MODES } from '../../../games/hulk-heresy/data/ranged.ts';
import type { ModelRow } from '../../../games/hulk-heresy/force/list.ts';
import { fullAp } from '../../../games/hulk-heresy/position.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-heresy/state.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Dossier, Fact } from '../adapter.ts';
import { CHIP_WORDS, chipsOf } from './chips.ts';
import { type Heresy, nameOf, pieceAt, rankOf, type View, wayName, whereIs } from './game.ts';
import { gunLabel } from './kit.ts';
import { bladePart, gunPart } from './pieces/draw-model.ts';
import { rowOf, sideOf, symbolOf } from './pieces/symbols.ts';
import { rulesOf } from './special-rules.ts';

function fact(symbol: string, side: string, text: string, value = ''): Fact {
  return { symbol, side, text, value };
}

export function cardOf(heresy: Heresy, view: View, unit: number): Dossier | null {
  const p = pieceAt(view, unit);
  if (!p) return null;
  const row = rowOf(view, p);
  const side = sideOf(view, p);
  const place =
    p.blip || p.at === NOWHERE
      ? whereIs(heresy, p)
      : `${heresy.table.board.name(p.at)}, faces ${wayName(p.facing)}`;
  return {
    name: nameOf(view, p),
    what: row ? `${p.blip ? `${rankOf(row)}, ` : ''}${ARMOUR[row.armour].label}, ${place}` : capital(place),
    symbol: symbolOf(view, p),
    side,
    ap: p.stage === 'done' ? 0 : p.ap,
    full: p.blip || row ? fullAp(view, p) : 0,
    weapons: row
      ? [
          ...row.ranged.map((gun, i) => gunFact(p, gun, i, side)),
          ...row.assault.map((blade) => bladeFact(blade, side)),
        ]
      : [],
    facts: [...(row ? rowFacts(p, row, side) : blipFacts(side)), ...stateFacts(view, p, side)],
    ...(row ? { rules: rulesOf(row) } : {}),
  };
}

/** 'Combi-bolter, 2 dice' '6+'; what it has left where it runs out. */
function gunFact(p: Piece, gun: GunId, index: number, side: string): Fact {
  const [first] = GUNS[gun];
  const { dice, kill, save, range } = MODES[first];
  const full = fullAmmo(gun);
  const left = p.body && full > 0 ? `, ${p.body.ammo[index]} of ${full} shots` : '';
  const reach = Number.isFinite(range) ? `, ${range} squares` : '';
  return fact(
    `hw-${gunPart(gun)}`,
    side,
    `${gunLabel(gun)}, ${dice === 1 ? 'one die' : `${dice} dice`}${reach}${left}`,
    `${kill}+${save < 0 ? `, −${-save}` : ''}`,
  );
}

function bladeFact(blade: BladeId, side: string): Fact {
  const { label, front, bonus, save } = BLADES[blade] as Blade;
  const dice = front === 0 ? '' : `, ${front === 1 ? 'one die' : `${front} dice`}`;
  return fact(
    `hw-${bladePart(blade)}`,
    side,
    `${label}${dice}`,
    [bonus > 0 && `+${bonus}`, save < 0 && `save −${-save}`].filter(Boolean).join(', '),
  );
}

function rowFacts(p: Piece, { armour, grenades, powers }: ModelRow, side: string): Fact[] {
  const facts = [fact('hs-armour', side, 'Save on two dice', `${ARMOUR[armour].save}+`)];
  if (grenades.length > 0)
    facts.push(fact('i-grenade', '', `Grenades: ${[...new Set(grenades)].join(', ')}`));
  if (powers.length > 0) facts.push(fact('s-psi', side, 'Psi points', p.body ? String(p.body.psi) : ''));
  return facts;
}

function blipFacts(side: string): Fact[] {
  return [fact(side === 'side-a' ? 'hb-foe-a' : 'hb-foe-b', side, 'Somebody, or nobody at all', '?')];
}

function stateFacts(view: View, p: Piece, side: string): Fact[] {
  const carried = view.objects.filter(({ holder }) => holder === p.id).length;
  return chipsOf(view, p).map((chip) =>
    fact(
      chip,
      side,
      chip === 'hs-carry' ? `Carries ${counted(carried, 'thing')}` : capital(CHIP_WORDS[chip]),
    ),
  );
}
