import { AMBUSH_LIMIT } from '../../../../games/hulk-revised/blips/entry.ts';
import { chance } from '../../../companion/chance.ts';
import { Segments } from '../../../parts/choices.tsx';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { BlipRow } from './blip-row.tsx';
import { type Bag, drawBlip, held, type Kit } from './kit.ts';
import { RevealedNote } from './revealed-note.tsx';
import { checkAmbush, giveCounter } from './solo.ts';
import { CheckNote, GivenNote, SoloFront } from './solo-notes.tsx';

/** The bags of blips, those in play, and who plays them. */
export function BagCard({ kit, onChange }: { kit: Kit; onChange(kit: Kit): void }) {
  const draw = (ambush: boolean) => {
    const drawn = drawBlip(kit, ambush, chance());
    if (drawn === kit) return;
    onChange(kit.solo && !ambush ? giveCounter(drawn, drawn.made, chance()) : drawn);
  };
  const ambushes = kit.out.filter(({ ambush }) => ambush).length;
  return (
    <section className="aid bag-aid" aria-label="Blips">
      <h2 className="label">Blips</h2>
      <Segments
        label="The Stealers are played"
        name="stealers"
        options={[
          { value: 'person', word: 'By a person' },
          { value: 'solo', word: 'By the solo rules' },
        ]}
        value={kit.solo ? 'solo' : 'person'}
        onChange={(who) => onChange({ ...kit, solo: who === 'solo', given: null })}
      />
      {kit.solo && <SoloFront kit={kit} onChange={onChange} />}
      <div className="keys">
        <button
          type="button"
          className="btn go large"
          data-do="draw-blip"
          disabled={isDry(kit.bag)}
          onClick={() => draw(false)}
        >
          <Icon name="b-blip" className="icon stealer" /> Draw a blip
        </button>
        {kit.ambush.left !== 0 && (
          <button
            type="button"
            className="btn"
            data-do="draw-ambush"
            disabled={isDry(kit.ambush) || ambushes >= AMBUSH_LIMIT}
            onClick={() => (kit.solo ? onChange(checkAmbush(kit, chance())) : draw(true))}
          >
            <Icon name="b-ambush" className="icon stealer" /> {kit.solo ? 'Ambush check' : 'Ambush blip'}
          </button>
        )}
      </div>
      <p className="told">
        {bagText(kit)} <Rule id="HR-REIN-07" />
      </p>
      {kit.bag.left !== null && (
        <Counter
          word="Blips the mission still allows"
          value={kit.bag.left}
          field="allowance"
          onChange={(left) => onChange({ ...kit, bag: { ...kit.bag, left } })}
        />
      )}
      {kit.check > 0 && <CheckNote die={kit.check} />}
      {kit.given && <GivenNote given={kit.given} />}
      {kit.revealed && <RevealedNote revealed={kit.revealed} solo={kit.solo} />}
      {kit.out.length === 0 ? (
        <p className="dim none">
          <Icon name="b-blip" className="big stealer" />
          No blip is in play. Each one you draw gets a number: write it on its counter.
        </p>
      ) : (
        <ul className="blips-out" aria-label="Blips in play">
          {kit.out.map((blip) => (
            <BlipRow key={blip.no} blip={blip} kit={kit} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  );
}

function isDry({ left, inside, aside }: Bag): boolean {
  return left === 0 || [...inside, ...aside].every((n) => n === 0);
}

function bagText({ bag, perTurn }: Kit): string {
  const due = `${perTurn} ${perTurn === 1 ? 'is' : 'are'} due each turn.`;
  const aside = bag.aside.reduce((sum, n) => sum + n, 0);
  return `${held(bag)} in the bag, ${aside} set aside. ${due}`;
}
