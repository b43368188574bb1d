/** The selected piece in detail. */

import { seesSquare } from '../../../games/hulk-revised/position.ts';
import { SENTRY_DICE, SENTRY_SCORE } from '../../../games/hulk-revised/shooting/armoury.ts';
import { NOWHERE, type Piece } from '../../../games/hulk-revised/state.ts';
import { UNITS } from '../../../games/hulk-revised/units.ts';
import { capital, counted } from '../../../kernel/words.ts';
import type { Dossier, Fact } from '../adapter.ts';
import { CHIP_WORDS, chipsOf, fullAp, loadsText } from './chips.ts';
import { type Hulk, isBlip, nameOf, pieceAt, type View, wayName, whereIs } from './game.ts';
import { strikers } from './layers/danger.ts';
import { ASSAULT_SYMBOLS, RANGED_SYMBOLS, symbolOf } from './symbols.ts';
import { objectName } from './words.ts';

function fact(symbol: string, side: string, text: string, value = ''): Fact {
  return { symbol, side, text, value };
}

export function cardOf(hulk: Hulk, view: View, unit: number): Dossier | null {
  const p = pieceAt(view, unit);
  if (!p) return null;
  const place =
    isBlip(p) || p.at === NOWHERE
      ? whereIs(hulk, p)
      : `faces ${wayName(p.facing)}, ${hulk.table.board.name(p.at)}`;
  const facts = p.marine ? marineFacts(hulk, p) : stealerFacts(p);
  const weapons = p.marine ? marineWeapons(hulk, p) : isBlip(p) ? [] : [clawsOf(p)];
  return {
    name: nameOf(hulk, p),
    what: p.marine && p.kind !== 'sentry' ? `${UNITS[p.kind].label}, ${place}` : capital(place),
    symbol: symbolOf(hulk, p),
    side: p.marine ? 'marine' : 'stealer',
    ap: p.ap,
    full: fullAp(p),
    weapons,
    facts: [...facts, ...stateFacts(hulk, view, p), ...enemyFacts(hulk, view, p)],
  };
}

/** The gun, what it strikes with, the missiles on its back: places that stay where they are. */
function marineWeapons(hulk: Hulk, p: Piece): (Fact | null)[] {
  if (p.kind === 'sentry')
    return [
      fact(
        'm-sentry',
        'marine',
        `${SENTRY_DICE} dice, ${p.overwatch ? 'deployed' : 'mobile'}`,
        `${SENTRY_SCORE}+`,
      ),
    ];
  const loadout = hulk.table.loadouts[p.id];
  if (!loadout) return [];
  const { ranged, assault, row } = loadout;
  const gun =
    ranged && row.ranged
      ? fact(
          RANGED_SYMBOLS[row.ranged],
          'marine',
          `${ranged.label}, ${ranged.dice === 1 ? 'one die' : `${ranged.dice} dice`}`,
          `${ranged.score}+ kills`,
        )
      : null;
  const dice = assault.frontDice ?? UNITS[p.kind].assaultDice;
  const bonus = UNITS[p.kind].cab + (assault.cab ?? 0) + (assault.frontCab ?? 0);
  const blade = fact(
    ASSAULT_SYMBOLS[row.assault],
    'marine',
    `${assault.label}, ${dice === 1 ? 'one die' : `${dice} dice`}`,
    bonus > 0 ? `+${bonus}` : '',
  );
  const missiles = loadsText(p.missiles);
  return [gun, blade, ...(missiles ? [fact('w-cyclone', 'marine', `Missiles: ${missiles}`)] : [])];
}

/** Whom he sees, and how many can strike him before he acts again. */
function enemyFacts(hulk: Hulk, view: View, p: Piece): Fact[] {
  if (!p.marine || p.kind === 'sentry' || p.at === NOWHERE) return [];
  const seen = view.stealers.filter((id) => {
    const foe = pieceAt(view, id);
    return foe !== null && foe.at !== NOWHERE && seesSquare(hulk.table, view, p, foe.at);
  }).length;
  const near = view.viewer === 'stealer' ? 0 : strikers(hulk, view, p);
  const words = [
    seen > 0 ? `Sees ${counted(seen, 'enemy', 'enemies')}` : '',
    near > 0 ? `${near} can strike him next turn` : '',
  ].filter(Boolean);
  return words.length > 0 ? [fact('i-eye', near > 0 ? 'harm' : '', words.join('. '))] : [];
}

function marineFacts(hulk: Hulk, p: Piece): Fact[] {
  if (p.kind === 'sentry') return [fact('s-ammo', 'marine', 'Rounds', String(p.ammo))];
  const ranged = hulk.table.loadouts[p.id]?.ranged;
  const facts: Fact[] = [];
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
  return facts;
}

function clawsOf(p: Piece): Fact {
  return fact('i-assault', '', 'Claws, three dice', `+${UNITS[p.kind].cab}`);
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
  const power = POWERS[p.kind];
  return power ? [fact('i-help', '', power)] : [];
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
