import { type DragEvent, useState } from 'react';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import type { CardId } from '../../../../games/epic-1991/cards/index.ts';
import type { Clan } from '../../../../games/epic-1991/sheets/index.ts';
import { counted } from '../../../../kernel/words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { DRAGGED } from './card-tile.tsx';
import { ModelIcon } from './fleet.tsx';
import { type Group, groupsOf, type Line, linesOf } from './groups.ts';
import { breakWord, modelCount, modelsOf } from './offers.ts';
import { limitOf, problemsOf } from './standing.ts';

interface Props {
  army: Army;
  selected: number | null;
  onSelect(at: number): void;
  onDrop(at: number): void;
  onDropped(card: CardId, clan: Clan | null): void;
  onMoved(at: number, clan: Clan): void;
}

/** A line of the list that is dragged. */
const MOVED = 'application/x-auspex-line';

/** The list as it is: what it costs, what is in it, how much room is left. */
export function ArmyPanel({ army, selected, onSelect, onDrop, onDropped, onMoved }: Props) {
  const lines = linesOf(army);
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const limit = limitOf(army);
  const models = lines.reduce((sum, { card }) => sum + modelCount(card), 0);
  const vps = lines.reduce((sum, line) => sum + line.vps, 0);
  const problems = problemsOf(army);
  function dropped(event: DragEvent, clan: Clan | null): void {
    event.preventDefault();
    const card = event.dataTransfer.getData(DRAGGED);
    const line = event.dataTransfer.getData(MOVED);
    if (card) onDropped(card as CardId, clan);
    else if (line && clan) onMoved(Number(line), clan);
  }
  return (
    <>
      <div className="spent">
        <p role="status" data-cost={points} className={points > limit ? 'harm' : ''}>
          <b>{points.toLocaleString('en-GB')}</b> of {limit.toLocaleString('en-GB')} points
        </p>
        <span>
          {counted(models, 'model')}, {vps} VP at stake
        </span>
      </div>
      <div className={points > limit ? 'purse over' : 'purse'} aria-hidden="true">
        {lines.map((line) => (
          <i key={line.at} className={line.card.kind} style={{ flex: line.points }} title={line.name} />
        ))}
        {points < limit && <i className="rest" style={{ flex: limit - points }} />}
      </div>
      {lines.length === 0 && (
        <p className="empty dim">
          No cards yet. Press a card to take it, or drag it here. Begin with a company card: it opens places
          for the others.
        </p>
      )}
      {lines.length > 0 && (
        <p className="columns" aria-hidden="true">
          <span />
          <span>Break</span>
          <span>VP</span>
          <span>Points</span>
        </p>
      )}
      {lines.length > 0 &&
        groupsOf(army).map((group) => (
          <DropPlace key={group.key} onDropped={(event) => dropped(event, group.clan)}>
            <GroupHead group={group} />
            <ol className="list">
              {group.lines.map((line) => (
                <ArmyLine
                  key={line.at}
                  line={line}
                  wrong={problems.filter(({ path }) => `${path}.`.startsWith(`cards.${line.at}.`)).length > 0}
                  on={selected === line.at}
                  onSelect={() => onSelect(line.at)}
                  onDrop={() => onDrop(line.at)}
                />
              ))}
            </ol>
            {group.clan && (
              <p className="dim small">
                {group.note} <Rule id="E2-BREAK-04" />
              </p>
            )}
          </DropPlace>
        ))}
      {lines.length === 0 && <DropPlace onDropped={(event) => dropped(event, null)}>{null}</DropPlace>}
    </>
  );
}

/** Takes what is dragged onto it. */
function DropPlace({
  onDropped,
  children,
}: {
  onDropped(event: DragEvent): void;
  children: React.ReactNode;
}) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one of two ways, the card's button the other
    <div
      className={over ? 'drop-place over' : 'drop-place'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        onDropped(event);
      }}
    >
      {children}
    </div>
  );
}

function GroupHead({ group: { title, places, note, clan } }: { group: Group }) {
  return (
    <h2 className="label group-head">
      <span>{title}</span>
      {places.map(({ word, taken, open, rule }) => (
        <span key={word} className="why">
          <Slots taken={taken} open={open} />
          {clan ? word : `${taken} of ${open}`} {!clan && <Rule id={rule} />}
          {clan && <span className="hidden-text">{`${taken} of ${open}`}</span>}
        </span>
      ))}
      {places.length === 0 && note && <span className="why">{note}</span>}
    </h2>
  );
}

function Slots({ taken, open }: { taken: number; open: number }) {
  const all = Math.max(taken, open);
  if (all > 10) return null;
  return (
    <span className="slots" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are alike
        <i key={i} className={i >= open ? 'over' : i < taken ? 'on' : ''} />
      ))}
    </span>
  );
}

interface LineProps {
  line: Line;
  wrong: boolean;
  on: boolean;
  onSelect(): void;
  onDrop(): void;
}

function ArmyLine({ line, wrong, on, onSelect, onDrop }: LineProps) {
  const { card, name, points, vps, at, clan, chosen } = line;
  const rows = modelsOf(card, { clan: clan ?? undefined, choose: [...chosen] }).flat();
  return (
    <li
      className={`${on ? 'on' : ''}${wrong ? ' wrong' : ''}`}
      data-line={line.id}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(MOVED, String(at))}
    >
      <ModelIcon row={rows[0]} />
      <button type="button" className="line-name" aria-pressed={on} onClick={onSelect}>
        {name}
      </button>
      <span className="n">
        <span className="hidden-text">Break</span> {breakWord(card)}
      </span>
      <span className="n">
        <span className="hidden-text">VP</span> {card.adds ? `+${vps}` : vps}
      </span>
      <b className="pts">{points}</b>
      <button type="button" className="drop" data-do="drop" aria-label={`Take out ${name}`} onClick={onDrop}>
        <Icon name="i-close" />
      </button>
    </li>
  );
}
