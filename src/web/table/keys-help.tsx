import type { Hand } from '../games/adapter.ts';
import { Dialog } from '../parts/dialog.tsx';

const ALWAYS: readonly (readonly [keys: readonly string[], text: string])[] = [
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
  [['Shift', '1', '…', '4'], 'Layers: sight, overwatch, next turn, sections'],
  [['Tab', 'Enter'], 'On a line of the report: the board at that moment; Esc: back to now'],
  [['Shift', 'Arrows'], 'Move the board'],
  [['+', '-'], 'Nearer, further away'],
  [['PgUp', 'PgDn'], 'The deck above, the deck below'],
  [['0'], 'Show the whole board'],
  [['?'], 'This list'],
];

/** Every key there is: those that always work, and those of the buttons as they stand. */
export function KeysHelp({ hand, onClose }: { hand: Hand | null; onClose(): void }) {
  const buttons = [
    ...(hand?.bar ?? []).flatMap((one) => [one, ...(one.menu ?? [])]),
    ...(hand?.toggles ?? []),
  ];
  const answers = hand?.prompt?.choices ?? [];
  return (
    <Dialog title="Keys" className="keys-help" onClose={onClose}>
      <div className="columns">
        <dl>
          {ALWAYS.map(([keys, text]) => (
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
