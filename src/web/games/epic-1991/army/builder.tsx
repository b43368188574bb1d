import './army.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Army, Entry } from '../../../../games/epic-1991/army/list.ts';
import type { CardId } from '../../../../games/epic-1991/cards/index.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { ShareList } from '../../../parts/share-list.tsx';
import { ownAddress } from '../own-address.ts';
import { lineOf, linkOf, saveList } from './army-file.ts';
import { ArmyPanel } from './army-panel.tsx';
import { armies, type KeptArmy } from './army-store.ts';
import { CardSheet } from './card-sheet.tsx';
import { CardShelf } from './card-shelf.tsx';
import { changed, freshEntry, objections, withCard, without } from './edits.ts';
import { forceOf } from './forces.ts';
import { type CardOffer, offersFor } from './offers.ts';
import { Refused } from './refused.tsx';
import { limitOf, pointsOf } from './standing.ts';
import { Verdict } from './verdict.tsx';

/** What the sheet shows: a card of the list, or one that is looked at. */
type Shown = { readonly at: number } | { readonly entry: Entry } | null;

type Pane = 'cards' | 'army' | 'sheet';

/** One list being written. Every change is kept at once. */
export function Builder({
  first,
  onKept,
  onCopy,
}: {
  first: KeptArmy;
  onKept(): void;
  onCopy(army: Army): void;
}) {
  const [army, setArmy] = useState(first.list);
  const [shown, setShown] = useState<Shown>(first.list.cards.length > 0 ? { at: 0 } : null);
  const [refused, setRefused] = useState<CardOffer | null>(null);
  const [pane, setPane] = useState<Pane>('cards');
  const [sharing, setSharing] = useState(false);
  const offers = useMemo(() => offersFor(army), [army]);
  const saved = useRef(army);
  useEffect(() => {
    if (army === saved.current) return;
    saved.current = army;
    void armies.put({ ...first, remarks: [], name: army.name, list: army, savedAt: Date.now() }).then(onKept);
  }, [army, first, onKept]);

  function take(entry: Entry): void {
    setRefused(null);
    setShown({ at: army.cards.length });
    setArmy(withCard(army, entry));
  }
  /** A first press on a card without room tells why. */
  function offered(offer: CardOffer): void {
    if (offer.against.length === 0) return take(offer.entry);
    setRefused(offer);
    setShown({ entry: offer.entry });
  }
  function drop(at: number): void {
    setRefused(null);
    setShown(null);
    setArmy(without(army, at));
  }
  function dropped(id: CardId, clan: Entry['clan'] | null): void {
    const offer = offers.find((one) => one.id === id);
    if (!offer) return;
    const entry = freshEntry(army, id, clan ?? undefined);
    offered({ ...offer, entry, against: objections(army, entry) });
  }
  const entry = shown && ('at' in shown ? army.cards[shown.at] : shown.entry);
  const at = shown && 'at' in shown ? shown.at : null;
  const points = pointsOf(army);
  const { side, name } = forceOf(army.force);
  return (
    <div className="builder" data-side={side} data-pane={pane} data-army={first.id}>
      <header className="builder-head">
        <a className="btn quiet" href={ownAddress('forces')} data-do="all-lists">
          All lists
        </a>
        <label className="field">
          <span className="label">{name}</span>
          <input
            data-field="name"
            aria-label="Name of the list"
            value={army.name}
            maxLength={60}
            onChange={({ target }) => setArmy({ ...army, name: target.value })}
          />
        </label>
        <Counter
          word="Points"
          field="points"
          step={250}
          most={20_000}
          value={limitOf(army)}
          onChange={(limit) => setArmy({ ...army, points: Math.max(250, limit) })}
        />
        <span className="builder-tools">
          <button type="button" className="btn" data-do="share" onClick={() => setSharing(true)}>
            <Icon name="i-replay" /> <span>Share</span>
          </button>
          <button type="button" className="btn" data-do="copy-force" onClick={() => onCopy(army)}>
            <Icon name="i-two" /> <span>Copy</span>
          </button>
          <a className="btn" data-do="print-sheet" href={ownAddress('forces', first.id, 'print')}>
            <Icon name="i-roster" /> <span>Roster to print</span>
          </a>
        </span>
      </header>
      <div className="pane shelf" data-is="cards">
        <CardShelf army={army} offers={offers} onTake={offered} onLook={(offer) => look(offer)} />
      </div>
      <section className="pane army" data-is="army" aria-label="Your army">
        {army === first.list && first.remarks && first.remarks.length > 0 && (
          <div className="trouble harm" role="alert">
            <ul>
              {first.remarks.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <ArmyPanel
          army={army}
          selected={at}
          onSelect={(line) => {
            setShown({ at: line });
            setPane((old) => (old === 'army' ? 'sheet' : old));
          }}
          onDrop={drop}
          onDropped={dropped}
          onMoved={(line, clan) => setArmy(changed(army, line, { clan }))}
        />
        <Verdict army={army} />
      </section>
      <section className="pane one-card" data-is="sheet" aria-label="Card">
        {entry ? (
          <CardSheet
            key={at ?? entry.card}
            army={army}
            entry={entry}
            at={at}
            onChange={(part) => at !== null && setArmy(changed(army, at, part))}
            onTake={() => dropped(entry.card, entry.clan ?? null)}
            onDrop={() => at !== null && drop(at)}
          />
        ) : (
          <p className="dim empty">Press a card’s eye, or a card of your army: its data sheet stands here.</p>
        )}
      </section>
      {refused && (
        <Refused
          army={army}
          offer={refused}
          onTake={() => take(refused.entry)}
          onClose={() => setRefused(null)}
        />
      )}
      <nav className="panes" aria-label="Parts of the list">
        {(
          [
            ['cards', 'Cards'],
            ['army', `Army, ${points} of ${limitOf(army)}`],
            ['sheet', 'Sheet'],
          ] as const
        ).map(([key, word]) => (
          <button
            key={key}
            type="button"
            aria-pressed={pane === key}
            data-pane={key}
            onClick={() => setPane(key)}
          >
            {word}
          </button>
        ))}
      </nav>
      {sharing && (
        <ShareList
          name={army.name}
          empty={army.cards.length === 0}
          line={lineOf(army)}
          link={() => linkOf(army)}
          onSave={() => void saveList(army)}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
  function look(offer: CardOffer): void {
    setShown({ entry: offer.entry });
    setPane('sheet');
  }
}
