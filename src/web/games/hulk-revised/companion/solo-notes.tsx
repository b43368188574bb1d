import { AMBUSH_SCORE } from '../../../../games/hulk-revised/solo/areas.ts';
import { COUNTERS } from '../../../../games/hulk-revised/solo/priority.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { Kit } from './kit.ts';
import { type Given, isAmbush, type Roll } from './solo.ts';

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

/** HR-SOLO-03: whether an Ambush blip came in place of a normal one. */
export function CheckNote({ die }: { die: number }) {
  return (
    <div className="aid-note" role="status" data-check={die}>
      <RollLine word="Ambush check" roll={{ dice: [die], plus: 0, total: die }} rule="HR-SOLO-03" />
      <p>
        {isAmbush(die)
          ? 'One blip of this turn is an Ambush blip. Draw one normal blip less.'
          : `No Ambush blip: it takes ${AMBUSH_SCORE} or more.`}
      </p>
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
      <span className="dice">
        {roll.dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity
          <Icon key={i} name={`d${value}`} className="die" label={String(value)} />
        ))}
      </span>
      <b className="num">
        {roll.plus !== 0 && `${roll.plus > 0 ? '+' : '−'} ${Math.abs(roll.plus)} `}= {roll.total}
      </b>
      <Rule id={rule} />
    </p>
  );
}
