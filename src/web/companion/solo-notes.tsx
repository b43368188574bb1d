import { COUNTERS } from '../../games/hulk-revised/solo/priority.ts';
import { Dice } from '../parts/dice.tsx';
import { Pick } from '../parts/pick.tsx';
import { Rule } from '../parts/rule.tsx';
import type { Kit } from './kit.ts';
import type { Given, Roll } from './solo.ts';

/** HR-SOLO-05, by counter. */
export const TARGETS = [
  '',
  'the Marines’ objective',
  'the Marines’ front line',
  'the side line',
  'the rear line',
] as const;

const FRONTS: readonly { value: Kit['front']; word: string }[] = [
  { value: 'lines', word: 'Front, sides and rear: P and S counters' },
  { value: 'around', word: 'All around: P counters only' },
  { value: 'none', word: 'No objective: P2 only' },
];

/** What the board says about the squad's lines. */
export function SoloFront({ kit, onChange }: { kit: Kit; onChange(kit: Kit): void }) {
  return (
    <div className="row">
      <Pick
        word="The squad’s front"
        field="front"
        value={kit.front}
        options={FRONTS}
        onChange={(front) => onChange({ ...kit, front })}
      />
      <Rule id="HR-SOLO-37" />
    </div>
  );
}

/** The rolls that gave a blip its counter. */
export function GivenNote({ given: { no, type, counter, result } }: { given: Given }) {
  return (
    <div className="aid-note" role="status" data-given={COUNTERS[result]}>
      {type && <RollLine word="Primary or secondary" roll={type} rule="HR-SOLO-04" />}
      {counter && <RollLine word="Counter" roll={counter} rule="HR-SOLO-05" />}
      <p>
        <b>
          Blip {no} carries {COUNTERS[result]}
        </b>
        : it goes for {TARGETS[result]}. {!counter && <Rule id="HR-SOLO-37" />}
      </p>
    </div>
  );
}

export function RollLine({ word, roll, rule }: { word: string; roll: Roll; rule: string }) {
  return (
    <p className="roll-line">
      <span>{word}</span>
      <Dice shown={{ values: roll.dice, plus: roll.plus }} />
      <b className="num">= {roll.total}</b>
      <Rule id={rule} />
    </p>
  );
}
