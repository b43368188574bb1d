import type { Hand, LayerKind, Table } from '../games/adapter.ts';
import { Dialog } from '../parts/dialog.tsx';

type KeyRow = readonly [keys: readonly string[], text: string];

const SQUARES: readonly KeyRow[] = [
  [['1', '…', '9'], 'Choose a piece by its number'],
  [[',', '.'], 'The piece before, the piece after'],
  [['Tab'], 'Go to the board, the buttons, the list'],
  [['Arrows'], 'To the board, and there from square to square'],
  [['Enter'], 'Do what the screen says: what is shown, what keys have led to, else end the phase'],
  [['Q', 'E', 'R'], 'On a square to go to: turn the ghost at the end of the way'],
  [['Z'], 'Take back the last action'],
  [['='], 'Do what is offered instead of something refused'],
  [['Click'], 'On an enemy: the odds; once more: do it'],
  [['Drag'], 'From the selected piece or the end of a way: turn it; elsewhere: move the board'],
  [['Esc'], 'Let go of what is aimed, chosen or has the focus'],
  [['Shift'], 'Held: what the piece under the pointer sees'],
  [['Tab', 'Enter'], 'On a line of the report: the board at that moment; Esc: back to now'],
  [['Shift', 'Arrows'], 'Move the board'],
  [['+', '-'], 'Nearer, further away'],
  [['PgUp', 'PgDn'], 'The deck above, the deck below'],
  [['0'], 'Show the whole board'],
  [['?'], 'This list'],
];

const FIELD: readonly KeyRow[] = [
  [['1', '…', '9'], 'Choose a unit by its place in the list'],
  [[',', '.'], 'The unit before, the unit after, of those with something to do'],
  [['Tab'], 'Go to the table, the buttons, the list'],
  [['Enter'], 'Do what the screen says: what is shown, what keys have led to, else end the phase'],
  [['Q', 'E', '[', ']'], 'On a plan: change it; each of its buttons shows its key'],
  [['Z'], 'Take back the last action'],
  [['='], 'Do what is offered instead of something refused'],
  [['Click'], 'On a place: the way there; on an enemy: the charge or the fire; once more: do it'],
  [['Drag'], 'A unit: send it; part of a plan: change it; elsewhere: move the table'],
  [['Esc'], 'Let go of what is planned, chosen or has the focus'],
  [['W'], 'Who is winning, and why'],
  [['Tab', 'Enter'], 'On a line of the report: the table at that moment; Esc: back to now'],
  [['Shift', 'Arrows'], 'Move the table'],
  [['+', '-'], 'Nearer, further away'],
  [['0'], 'Show the whole table'],
  [['?'], 'This list'],
];

interface Props {
  hand: Hand | null;
  stage: Table['stage'];
  layers: readonly LayerKind[];
  onClose(): void;
}

/** Every key there is: those that always work, and those of the buttons as they stand. */
export function KeysHelp({ hand, stage, layers, onClose }: Props) {
  const buttons = [
    ...(hand?.bar ?? []).flatMap((one) => [one, ...(one.menu ?? [])]),
    ...(hand?.toggles ?? []),
  ];
  const answers = hand?.prompt?.choices ?? [];
  return (
    <Dialog title="Keys" className="keys-help" onClose={onClose}>
      <div className="columns">
        <dl>
          {(stage === 'field' ? FIELD : SQUARES).map(([keys, text]) => (
            <div key={text}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl>
          {answers.map(
            ({ key, word }) => key && <Row key={`answer ${key}`} name={key} text={`Answer: ${word}`} />,
          )}
          {layers.map(({ id, word }, i) => (
            <Row key={id} name={`Shift ${i + 1}`} text={`Layer: ${word.toLowerCase()}`} />
          ))}
          {buttons.map(({ id, key, word }) => key && <Row key={id} name={key} text={word} />)}
        </dl>
      </div>
    </Dialog>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
