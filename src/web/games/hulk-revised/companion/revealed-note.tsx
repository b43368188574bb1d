import { UNITS } from '../../../../games/hulk-revised/units.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { Revealed } from './solo.ts';
import { RollLine } from './solo-notes.tsx';

/** What a blip turned out to be. */
export function RevealedNote({ revealed, solo }: { revealed: Revealed; solo: boolean }) {
  const { no, value, ambush, roll, kind, count, missed } = revealed;
  return (
    <div className="aid-note shown" role="status" data-revealed={value}>
      {roll && <RollLine word="What comes" roll={roll} rule="HR-SOLO-10" />}
      <p className="came">
        {count === 0 ? (
          <b>Blip {no} was empty. Its counter goes back into the Ambush bag.</b>
        ) : (
          <>
            <Icon name={`u-${kind}`} className="face stealer" />
            <b>
              Blip {no} is a {value}: {count} {UNITS[kind].label}
              {count > 1 && 's'}
            </b>
          </>
        )}
      </p>
      {missed && <p className="dim">{UNITS[missed].label} was rolled, but none is left.</p>}
      {!solo && !ambush && value !== 2 && (
        <p className="dim">
          The Stealer player may bring a special unit instead, if the mission has one left.{' '}
          <Rule id="HR-CONV-10" />
        </p>
      )}
    </div>
  );
}
