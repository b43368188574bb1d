import { useMemo } from 'react';
import type { Side as Compared } from '../../editions/compare.ts';
import { lossesOf } from '../../editions/losses.ts';
import type { Look, Position } from '../../editions/position.ts';
import { placeOf } from '../rulebook/shelf.ts';
import { AimTable } from './aim-table.tsx';
import { type BoardProps, EditionBoard } from './edition-board.tsx';
import { Exchange } from './exchange.tsx';

interface Props extends Pick<BoardProps, 'chosen' | 'onChoose' | 'onChange'> {
  readonly side: Compared;
  /** As the hand has it; `settled` is what was asked about. */
  readonly position: Position;
  readonly settled: Position;
}

const NOTHING: ReadonlyMap<number, Look> = new Map();

/** What one edition says of the position. */
export function EditionColumn({ side, position, settled, chosen, ...hand }: Props) {
  const { edition, faults } = side;
  const laid = faults.length === 0 ? side.laid : null;
  const still = position === settled;
  const looks = useMemo(() => (laid ? looksOf(laid, settled, chosen) : NOTHING), [laid, settled, chosen]);
  const fire = useMemo(() => {
    if (!laid) return null;
    const [blue, gold] = [laid.fire('blue'), laid.fire('gold')];
    return { attacks: [...blue, ...gold], losses: { gold: lossesOf(blue), blue: lossesOf(gold) } };
  }, [laid]);
  const seen = new Set([...looks].flatMap(([foe, { sees }]) => (sees ? [foe] : [])));
  return (
    <section className="edition" aria-label={edition.name} data-edition={edition.year}>
      <h2>
        {edition.year} <span>{edition.name}</span> <a href={placeOf(edition.game)}>Rulebook</a>
      </h2>
      <EditionBoard
        {...hand}
        year={edition.year}
        position={position}
        laid={still ? side.laid : null}
        chosen={chosen}
        seen={still ? seen : new Set()}
        attacks={still && fire ? fire.attacks : []}
        losses={still && fire ? fire.losses : null}
      />
      {faults.map((fault) => (
        <p key={fault} className="harm edition-fault">
          {fault}
        </p>
      ))}
      {fire && <Exchange losses={fire.losses} />}
      {laid && <AimTable position={settled} chosen={chosen} looks={looks} />}
    </section>
  );
}

function looksOf(
  laid: NonNullable<Compared['laid']>,
  { pieces }: Position,
  chosen: number,
): ReadonlyMap<number, Look> {
  return new Map(
    pieces.flatMap(({ side }, i) =>
      side === pieces[chosen].side ? [] : [[i, laid.look(chosen, i)] as const],
    ),
  );
}
