import type { DragEvent } from 'react';
import type { CardId } from '../../../../games/epic-1991/cards/index.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Fleet } from './fleet.tsx';
import { breakWord, type CardOffer, countWord, inShort, modelsOf } from './offers.ts';

interface Props {
  offer: CardOffer;
  onTake(): void;
  onLook(): void;
}

/** What is dragged from the shelf. */
export const DRAGGED = 'application/x-auspex-card';

/** One card on the shelf: what it holds and costs, and whether it can be taken. */
export function CardTile({ offer, onTake, onLook }: Props) {
  const { id, card, taken, against, entry } = offer;
  const shut = against.length > 0;
  const state = taken > 0 ? ' in' : shut ? ' shut' : '';
  const word = taken > 0 ? `${taken} taken` : shut ? inShort(against[0]) : '';
  return (
    <article className={`buy${state}`} data-card={id} draggable onDragStart={(event) => drag(event, id)}>
      <header>
        <button type="button" className="take" data-do="take" onClick={onTake}>
          {card.name}
        </button>
        <b>
          {card.points}
          {card.deck === 'titans' && '+'}
        </b>
        <span>{countWord(card)}</span>
        <em>{word}</em>
      </header>
      <Fleet units={modelsOf(card, entry)} />
      <footer>
        <span>
          Break <b>{breakWord(card)}</b>
        </span>
        <span>
          Morale <b>{card.morale === null ? '–' : `${card.morale}+`}</b>
        </span>
        <span>
          VP <b>{card.adds ? `+${card.vps}` : card.vps}</b>
        </span>
        <button
          type="button"
          className="look"
          data-do="look"
          aria-label={`Data sheet: ${card.name}`}
          onClick={onLook}
        >
          <Icon name="i-eye" />
        </button>
      </footer>
    </article>
  );
}

function drag(event: DragEvent, id: CardId): void {
  event.dataTransfer.setData(DRAGGED, id);
  event.dataTransfer.effectAllowed = 'copy';
}
