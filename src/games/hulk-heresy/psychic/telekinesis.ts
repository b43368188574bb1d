/** Telekinesis. */
import { isProtected } from '../duel/duellists.ts';
import { inView, named, seesSquare, unitsOf } from '../position.ts';
import { clearScenery, sceneryAt } from '../scenery.ts';
import { hold } from '../shooting/graviton.ts';
import { hitsThatCount } from '../shooting/hard-to-kill.ts';
import { killPiece, strikePiece } from '../shooting/hit.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import { range, type Table } from '../table.ts';
import { type Aim, type Power, refuseSection, refuseShape, refuseTarget, targets } from './power.ts';
import { raise } from './pyromancy.ts';

/** HH-PSI-22, HH-PSI-28: two dice against a model; a 6 asks for a save. HH-DAEM-18: one six does nothing to the hard to kill. */
export interface MindStep {
  do: 'mind';
  /** The caster, and the model it is used on. */
  unit: number;
  target: number;
  power: 'crush' | 'dark-flame';
  stage: 'roll' | 'end';
  dice: number[];
}

export const assailing: HeresyRule<'mind'> = {
  run(play, step) {
    const { state, dice, events } = play;
    const p = state.pieces[step.target];
    const caster = state.pieces[step.unit];
    if (step.stage === 'end' || !p || !caster) {
      done(state);
      // HH-PSI-22: any double holds whoever survives
      if (p && caster && step.power === 'crush' && step.dice[0] === step.dice[1]) hold(play, p, caster.side);
      return false;
    }
    step.stage = 'end';
    step.dice = [dice.d6(), dice.d6()];
    const { power, target, dice: thrown } = step;
    const hit = hitsThatCount(state, p, thrown.filter((die) => die === 6).length) > 0;
    events.push({
      kind: 'power-roll',
      ...named(state, caster),
      power,
      target,
      square: p.at,
      dice: [...thrown],
      hit,
    });
    const rule = power === 'crush' ? 'HH-PSI-22' : 'HH-PSI-28';
    if (hit) strikePiece(play, p, { modifier: 0, psychic: true }, rule);
    return false;
  },
};

/** HH-PSI-22: an enemy model it sees, or a closed door or barricade. */
const crush: Power = {
  refuse(table, state, p, aim) {
    if (aim.to !== undefined) {
      const refusal = refuseShape(aim, 'to') ?? refuseTarget(table, state, p, aim.to, false, Infinity);
      if (refusal) return refusal;
      return seesSquare(table, state, p, state.pieces[aim.to]!.at)
        ? null
        : no('HH-PSI-22', 'It does not see that model.');
    }
    const refusal = refuseShape(aim, 'square');
    if (refusal) return refusal;
    const what = sceneryAt(table, state, aim.square as number);
    if (what !== 'door' && what !== 'barricade' && what !== 'forge')
      return no('HH-PSI-22', 'No closed door or barricade is there.');
    return seesSquare(table, state, p, aim.square as number)
      ? null
      : no('HH-PSI-22', 'It does not see that.');
  },
  list(table, state, p) {
    const aims: Aim[] = [
      ...targets(table, state, p, false, Infinity).map((to) => ({ to })),
      ...inView(table, p).map((square) => ({ square })),
    ];
    return aims.filter((aim) => !crush.refuse(table, state, p, aim));
  },
  apply(play, p, { to, square }) {
    const { table, state, events } = play;
    if (to !== undefined) return assail(play, p, to, 'crush');
    const at = square as number;
    const what = sceneryAt(table, state, at)!;
    clearScenery(play, at, what);
    if (what === 'door')
      events.push({ kind: 'door', ...named(state, p), square: at, door: 'destroyed', ap: 0, cp: '' });
    else events.push({ kind: 'wrecked', ...named(state, p), square: at, what });
  },
};

export function assail({ state }: Play, p: Piece, target: number, power: MindStep['power']): void {
  state.steps.push({ do: 'mind', unit: p.id, target, power, stage: 'roll', dice: [] });
}

/** HH-PSI-24: so near. */
const STORM = 6;

export interface StormStep {
  do: 'storm';
  unit: number;
  /** HH-DICE-10: still to be rolled for, in reading order. */
  victims: number[];
  /** One piece, without a save, or a whole section. */
  alone: boolean;
}

const enemiesOf = (state: State, p: Piece): Piece[] =>
  unitsOf(state, otherSide(p.side)).filter(({ at }) => at !== NOWHERE);

function enemiesIn(table: Table, state: State, p: Piece, section: number): Piece[] {
  return enemiesOf(state, p)
    .filter(({ at }) => table.board.section[at] === section)
    .sort((a, b) => a.at - b.at);
}

const storm: Power = {
  refuse(table, state, p, aim) {
    if (aim.section === undefined) {
      const other = state.pieces[aim.to ?? 0];
      if (other?.side !== otherSide(p.side) || other.at === NOWHERE)
        return no('HH-PSI-24', 'It is used on an enemy on the board, or on a section.');
      if (isProtected(state, p, other)) return no('HH-DUEL-09', 'It fights a duel.');
      return (
        refuseShape(aim, 'to') ??
        (range(table, p.at, other.at) > STORM ? no('HH-PSI-24', 'That is more than six squares away.') : null)
      );
    }
    const refusal = refuseShape(aim, 'section') ?? refuseSection(table, state, p, aim.section, STORM);
    if (refusal) return refusal;
    return enemiesIn(table, state, p, aim.section).length > 0 ? null : no('HH-PSI-32', 'No enemy is there.');
  },
  list(table, state, p) {
    const enemies = enemiesOf(state, p);
    const sections = [...new Set(enemies.map(({ at }) => table.board.section[at]))].sort((a, b) => a - b);
    const aims: Aim[] = [
      ...enemies.map(({ id }) => ({ to: id })),
      ...sections.map((section) => ({ section })),
    ];
    return aims.filter((aim) => !storm.refuse(table, state, p, aim));
  },
  apply({ table, state }, p, { to, section }) {
    const victims =
      to !== undefined ? [to] : enemiesIn(table, state, p, section as number).map(({ id }) => id);
    state.steps.push({ do: 'storm', unit: p.id, victims, alone: to !== undefined });
  },
};

/** HH-PSI-24: 2 or more destroys one; 4 or more asks everybody of a section for a save at three less. */
export const storming: HeresyRule<'storm'> = {
  run(play, step) {
    const { state, dice, events } = play;
    const id = step.victims.shift();
    if (id === undefined) return done(state);
    const [p, caster] = [state.pieces[id], state.pieces[step.unit]];
    if (!p || !caster) return false;
    const die = dice.d6();
    const needed = step.alone ? 2 : 4;
    const hit = hitsThatCount(state, p, die >= needed ? 1 : 0) > 0;
    events.push({
      kind: 'power-roll',
      ...named(state, caster),
      power: 'psychic-storm',
      target: id,
      square: p.at,
      dice: [die],
      hit,
    });
    if (!hit) return false;
    if (step.alone)
      killPiece(play, p, 'HH-PSI-24'); // HH-SAVE-11
    else strikePiece(play, p, { modifier: 0, mystic: -3, psychic: true }, 'HH-PSI-24');
    return false;
  },
};

export const TELEKINESIS = {
  crush,
  /** HH-PSI-23: no sight is needed. */
  'force-barrier': raise('barrier', 'HH-PSI-23', 12),
  'psychic-storm': storm,
};
