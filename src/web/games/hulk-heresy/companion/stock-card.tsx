import { chance } from '../../../companion/chance.ts';
import { HoldToSee } from '../../../companion/hold-to-see.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { drawBlip, held, type Kit, takeOff } from './kit.ts';

/** The stock of Genestealer blips, for missions that are fought against them (HH-GSB-09). */
export function StockCard({ kit, onChange }: { kit: Kit; onChange(kit: Kit): void }) {
  return (
    <section className="aid" aria-label="Genestealer blips">
      <h2 className="label">Genestealer blips</h2>
      <button
        type="button"
        className="btn large"
        data-do="draw-blip"
        disabled={held(kit.stock) + held(kit.aside) === 0}
        onClick={() => onChange(drawBlip(kit, chance()))}
      >
        <Icon name="hb-foe-b" className="icon side-b" /> Draw a blip
      </button>
      <p className="told">
        {held(kit.stock)} in the stock, {held(kit.aside)} set aside. <Rule id="HH-GSB-09" />
      </p>
      {kit.out.length === 0 ? (
        <p className="dim none">
          <Icon name="hb-foe-b" className="big side-b" />
          Only for missions fought against Genestealer blips. Each one you draw gets a number: write it on its
          counter.
        </p>
      ) : (
        <ul className="blips-out" aria-label="Blips in play">
          {kit.out.map(({ no, value }) => (
            <li key={no} data-blip={no}>
              <Icon name="hb-foe-b" className="face side-b" />
              <b>Blip {no}</b>
              <HoldToSee word="Look" name="look-blip">
                <b className="secret">{value}</b>
              </HoldToSee>
              <button
                type="button"
                className="btn"
                data-do="reveal-blip"
                onClick={() => onChange(takeOff(kit, no, false))}
              >
                Turn over
              </button>
              <button
                type="button"
                className="btn quiet"
                data-do="put-back"
                aria-label={`Put blip ${no} back into the stock`}
                onClick={() => onChange(takeOff(kit, no, true))}
              >
                <Icon name="i-undo" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
