import '../../../ground/lay.css';
import { type ComponentProps, useMemo, useState } from 'react';
import type { Action } from '../../../../games/epic-1989/actions.ts';
import type { BuildingId } from '../../../../games/epic-1989/geometry/buildings.ts';
import { stillInBox } from '../../../../games/epic-1989/setting-up/buildings.ts';
import type { Refusal, Seat } from '../../../../kernel/contract.ts';
import { capital } from '../../../../kernel/words.ts';
import { LayBoard } from '../../../ground/lay-board.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { AnswerForm } from '../../offer.ts';
import { onTable } from '../drawing.ts';
import { drawnOf } from '../drawn.ts';
import type { Epic, Epic89Game, View } from '../game.ts';
import { sceneOf } from '../scene.ts';

type Lay = Extract<Action, { do: 'building' }>;

/** The buildings that are still in the box (E1-SETUP-05): each can be taken in hand. */
export default function LayForm({ game, view: seen, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const view = seen as View;
  const rules = game as unknown as Epic89Game;
  const epic: Epic = { game: rules, table: rules.tableOf(view) };
  const [kind, setKind] = useState<BuildingId | null>(null);
  return (
    <div className="lay-form">
      <ul>
        {stillInBox(epic.table, view).map(({ id, name, box }) => (
          <li key={id}>
            <button
              type="button"
              className="btn"
              data-lay={id}
              disabled={resting}
              onClick={() => setKind(id)}
            >
              <Icon name="i-table" /> {capital(name)} by hand{' '}
              <small>{Math.max(1, box) - view.buildings.filter((one) => one?.kind === id).length} left</small>
            </button>
          </li>
        ))}
      </ul>
      {kind && (
        <InHand
          key={kind}
          epic={epic}
          view={view}
          seat={seat}
          kind={kind}
          onAnswer={onAnswer}
          onClose={() => setKind(null)}
        />
      )}
    </div>
  );
}

interface Props {
  epic: Epic;
  view: View;
  seat: Seat;
  kind: BuildingId;
  onAnswer(action: Lay): Refusal | null;
  onClose(): void;
}

/** E1-SETUP-04: one building put down by a press, dragged, turned. */
function InHand({ epic, view, seat, kind, onAnswer, onClose }: Props) {
  const { table, game } = epic;
  const places = useMemo(
    () =>
      game
        .actions(view, seat)
        .filter((action): action is Lay => action.do === 'building' && action.kind === kind),
    [game, view, seat, kind],
  );
  const [lay, setLay] = useState<Lay>(
    places[0] ?? {
      do: 'building',
      kind,
      x: Math.round(table.width / 2),
      y: Math.round(table.depth / 2),
      heading: 0,
    },
  );
  const scene = useMemo(() => sceneOf(table, view), [table, view]);
  const refusal = useMemo(() => game.check(view, seat, lay), [game, view, seat, lay]);
  return (
    <LayBoard
      title="Place a building"
      scene={scene}
      area={null}
      outlines={drawnOf(epic, view, lay).outlines ?? []}
      refusal={refusal}
      onTake={() => true}
      onPut={(at) => setLay({ ...lay, ...onTable(table, at) })}
      onTurn={(degrees) => setLay({ ...lay, heading: (lay.heading + degrees + 360) % 360 })}
      onHelp={() => places[0] && setLay(places[0])}
      onLay={() => onAnswer(lay)}
      onClose={onClose}
    />
  );
}
