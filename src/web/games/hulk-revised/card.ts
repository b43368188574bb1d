/** The selected piece in detail. */

import { SENTRY_DICE, SENTRY_SCORE } from '../../../games/hulk-revised/shooting/armoury.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Card } from '../adapter.ts';
import { CHIP_WORDS, chipsOf, fullAp, loadsText } from './chips.ts';
import { type Hulk, isBlip, nameOf, pieceAt, type View, wayName, whereIs } from './game.ts';
import { ASSAULT_SYMBOLS, RANGED_SYMBOLS, symbolOf } from './symbols.ts';
import { objectName } from './words.ts';

type Fact = Card['facts'][number];

function fact(symbol: string, side: string, text: string, value = ''): Fact {
  return { symbol, side, text, value };
}

export function cardOf(hulk: Hulk, view: View, unit: number): Card | null {
  const p = pieceAt(view, unit);
  if (!p) return null;
  const place =
    isBlip(p) || p.at === NOWHERE
      ? whereIs(hulk, p)
      : `faces ${wayName(p.facing)}, ${hulk.table.board.name(p.at)}`;
  const facts = p.marine ? marineFacts(hulk, p) : stealerFacts(p);
  return {
    name: nameOf(hulk, p),
    what: p.marine && p.kind !== 'sentry' ? `${UNITS[p.kind].label}, ${place}` : capital(place),
    symbol: symbolOf(hulk, p),
    side: p.marine ? 'marine' : 'stealer',
    ap: p.ap,
    full: fullAp(p),
    facts: [...facts, ...stateFacts(hulk, view, p)],
  };
}

function marineFacts(hulk: Hulk, p: Piece): Fact[] {
  if (p.kind === 'sentry')
    return [
      fact(
        'm-sentry',
        'marine',
        `${SENTRY_DICE} dice, ${p.overwatch ? 'deployed' : 'mobile'}`,
        `${SENTRY_SCORE}+`,
      ),
      fact('s-ammo', 'marine', 'Rounds', String(p.ammo)),
    ];
  const loadout = hulk.table.loadouts[p.id];
  if (!loadout) return [];
  const facts: Fact[] = [];
  const { ranged, assault, row } = loadout;
  if (ranged && row.ranged)
    facts.push(
      fact(
        RANGED_SYMBOLS[row.ranged],
        'marine',
        `${ranged.label}, ${ranged.dice === 1 ? 'one die' : `${ranged.dice} dice`}`,
        `${ranged.score}+ kills`,
      ),
    );
  const dice = assault.frontDice ?? UNITS[p.kind].assaultDice;
  const bonus = UNITS[p.kind].cab + (assault.cab ?? 0) + (assault.frontCab ?? 0);
  facts.push(
    fact(
      ASSAULT_SYMBOLS[row.assault],
      'marine',
      `${assault.label}, ${dice === 1 ? 'one die' : `${dice} dice`}`,
      bonus > 0 ? `+${bonus}` : '',
    ),
  );
  if (ranged && ranged.load > 0)
    facts.push(
      fact(
        's-ammo',
        'marine',
        p.reloads > 0 ? `Shots, ${counted(p.reloads, 'reload')}` : 'Shots',
        `${p.ammo}`,
      ),
    );
  if (p.kind === 'librarian') facts.push(fact('s-psi', 'marine', 'Psi points', `${p.psi}`));
  if (loadsText(p.grenades)) facts.push(fact('i-grenade', '', `Grenades: ${loadsText(p.grenades)}`));
  if (loadsText(p.missiles)) facts.push(fact('w-cyclone', 'marine', `Missiles: ${loadsText(p.missiles)}`));
  return facts;
}

const POWERS: Readonly<Partial<Record<Piece['kind'], string>>> = {
  feeder: 'Grabs a Marine up to three squares away on 3+',
  acidmaw: 'Bursts when it dies: acid two squares around',
  hormagaunt: 'Parries once in a fight; harder to hit',
  broodlord: 'Two hits kill it; three dice are added up by its own rule',
};

function stealerFacts(p: Piece): Fact[] {
  if (isBlip(p)) {
    const known = p.value >= 0 && (p.value > 0 || p.kind === 'ambush');
    const range = p.kind === 'ambush' ? 'None, one or two Genestealers' : 'One, two or three Genestealers';
    return [
      fact(
        'b-blip',
        'stealer',
        known ? `Stands for ${counted(p.value, 'Genestealer')}` : range,
        known ? `${p.value}` : '?',
      ),
    ];
  }
  const facts = [fact('i-assault', '', 'Claws, three dice', `+${UNITS[p.kind].cab}`)];
  const power = POWERS[p.kind];
  if (power) facts.push(fact('i-help', '', power));
  return facts;
}

function stateFacts(hulk: Hulk, view: View, p: Piece): Fact[] {
  const facts = p.lurks ? [fact('i-timer', '', 'Must lurk this turn')] : [];
  const score = hulk.table.loadouts[p.id]?.ranged?.score;
  for (const chip of chipsOf(hulk, view, p)) {
    const sustained = chip === 's-sustained' && score !== undefined;
    const text = chip === 'm-object' ? `Carries ${objectName(hulk, p.carries)}` : CHIP_WORDS[chip];
    facts.push(
      fact(
        chip,
        chip === 'm-object' ? 'amber' : 'marine',
        sustained ? 'Sustained fire on its target' : capital(text),
        sustained ? `${score - Math.min(2, p.misses)}+ kills` : '',
      ),
    );
  }
  return facts;
}
