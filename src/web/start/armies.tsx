import { useScene } from '../scenes/scene.tsx';
import type { Army, Door, Portrait } from './doors.ts';

interface Props {
  door: Door;
  /** Ready lists by the army's name, where there are any. */
  lists?: Readonly<Record<string, number>>;
  /** Where a list is built. */
  build?: string;
}

/** Who fights, each with a few of its pieces. */
export function Armies({ door, lists = {}, build }: Props) {
  const others = Object.entries(lists).filter(([name]) => !door.armies.some((army) => army.name === name));
  return (
    <section aria-labelledby="armies">
      <header>
        <h2 className="label" id="armies">
          Armies
        </h2>
        {build && <a href={build}>Build a list</a>}
      </header>
      <ul className="rows">
        {door.armies.map((army) => (
          <ArmyRow key={army.name} game={door.id} army={army} lists={lists[army.name]} />
        ))}
        {others.map(([name, count]) => (
          <li key={name} className="row-item others">
            <span>
              <b>{name}</b>
              <small>{ready(count)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArmyRow({ game, army, lists }: { game: string; army: Army; lists?: number }) {
  const there = useScene(game);
  return (
    <li className="row-item">
      <span className={`portraits ${army.side}`} aria-hidden="true">
        {army.pieces.map((piece) => (
          <Piece key={piece.symbol ?? piece.box} game={game} piece={piece} there={there} />
        ))}
      </span>
      <span>
        <b>{army.name}</b>
        <small>{army.text}</small>
        {lists !== undefined && <small className="num">{ready(lists)}</small>}
      </span>
    </li>
  );
}

function ready(count: number): string {
  return count === 1 ? 'One ready list' : `${count} ready lists`;
}

function Piece({ game, piece, there }: { game: string; piece: Portrait; there: boolean }) {
  const { symbol, box } = piece;
  const [, , width, height] = box.split(' ');
  return (
    <svg viewBox={box} aria-hidden="true">
      {there &&
        (symbol === undefined ? (
          <use href={`#scene-${game}`} />
        ) : box.startsWith('0 0') ? (
          <use href={`#${symbol}`} width={width} height={height} />
        ) : (
          <use href={`#${symbol}`} />
        ))}
    </svg>
  );
}
