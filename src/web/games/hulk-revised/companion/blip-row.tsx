import { COUNTERS } from '../../../../games/hulk-revised/solo/priority.ts';
import { chance } from '../../../companion/chance.ts';
import { HoldToSee } from '../../../companion/hold-to-see.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { type Blip, type Kit, putBack } from './kit.ts';
import { reveal } from './solo.ts';
import { TARGETS } from './solo-notes.tsx';

interface Props {
  blip: Blip;
  kit: Kit;
  onChange(kit: Kit): void;
}

/** One blip in play: by the solo rules nobody may look at its value. */
export function BlipRow({ blip, kit, onChange }: Props) {
  const { no, value, ambush, counter } = blip;
  const name = `${ambush ? 'Ambush blip' : 'Blip'} ${no}`;
  return (
    <li data-blip={no}>
      <Icon name={ambush ? 'b-ambush' : 'b-blip'} className="face stealer" />
      <span>
        <b>{name}</b>
        {counter > 0 && (
          <small title={TARGETS[counter]}>
            {COUNTERS[counter]}, {TARGETS[counter]}
          </small>
        )}
      </span>
      {!kit.solo && (
        <HoldToSee word="Look" name="look-blip">
          <b className="secret">{value}</b>
        </HoldToSee>
      )}
      <button
        type="button"
        className="btn"
        data-do="reveal-blip"
        onClick={() => onChange(reveal(kit, no, chance()))}
      >
        Turn over
      </button>
      <button
        type="button"
        className="btn quiet"
        data-do="put-back"
        aria-label={`Put ${name.toLowerCase()} back into the bag`}
        title="Back into the bag"
        onClick={() => onChange(putBack(kit, no))}
      >
        <Icon name="i-undo" />
      </button>
    </li>
  );
}
