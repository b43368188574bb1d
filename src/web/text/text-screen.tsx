import { Suspense, useEffect, useMemo, useRef } from 'react';
import { counted } from '../../kernel/words.ts';
import { addressOf } from '../address.ts';
import { verified } from '../fairness/verified.ts';
import { useSpeech } from '../games/speeches.ts';
import type { Sitting } from '../match/sitting.ts';
import { ThemeChoice } from '../parts/choices.tsx';
import { BoardWalk } from './board-walk.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { TextChoice } from './choices.ts';
import { CommandLine } from './command-line.tsx';
import { createHistory, linesOf } from './complete.ts';
import { type Desk, sayPhase, sayPool, take } from './desk.ts';
import { interpret } from './interpret.ts';
import { TextReport } from './report.tsx';
import { useDesk } from './use-desk.ts';
import { useTold } from './use-told.ts';
import { useTranscript } from './use-transcript.ts';

interface Props {
  sitting: Sitting;
  onRematch(): void;
}

/** The table in text: a report that is read out, a command line, numbered choices, a board to walk on. */
export function TextScreen({ sitting, onRematch }: Props) {
  const { table, ruleset } = sitting;
  const speak = useSpeech(ruleset);
  const speech = useMemo(() => speak(table.game), [speak, table]);
  const history = useMemo(createHistory, []);
  const field = useRef<HTMLInputElement>(null);
  const transcript = useTranscript(sitting);
  const { say } = transcript;
  const turnTo: Desk['turnTo'] = (deed) => {
    if (deed === 'reveal') sitting.reveal();
    else if (deed === 'retry') sitting.retry();
    else if (deed === 'rematch') onRematch();
    else if (deed === 'why') void sitting.why(look.shown).then((reason) => say('reply', [reason]));
    else if (deed === 'verify')
      void verified(sitting.file()).then(({ title, sentences }) => say('reply', [title, ...sentences]));
    else window.location.hash = deed === 'picture' ? `#/match/${sitting.id}` : addressOf(ruleset, 'text');
  };
  const desk = useDesk(sitting, speech, { turnTo, clear: transcript.empty });
  const { look, choices } = desk;
  const Form = desk.hand?.prompt?.form;
  useTold(desk, transcript, history.forget);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.title = look.mine && !look.busy ? `Your move: ${table.title}` : `${table.title} in text, Auspex`;
    return () => {
      document.title = 'Auspex';
    };
  }, [look, table]);

  const run = (typed: string, work: () => readonly string[]) => {
    const { viewer } = sitting.look();
    say('typed', [`> ${typed}`]);
    const answer = work();
    // What was answered to one is not told to the other.
    if (sitting.look().viewer === viewer) say('reply', answer);
  };
  // What is typed while one's own action is being settled waits for it.
  const waiting = useRef<string[]>([]);
  const settling = look.busy && look.mine;
  const onLine = (line: string) => {
    if (settling) waiting.current.push(line);
    else run(line, () => interpret(desk, line));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one line for every look
  useEffect(() => {
    const next = settling ? undefined : waiting.current.shift();
    if (next !== undefined) onLine(next);
  }, [look]);
  const takeOne = (choice: TextChoice) => run(choice.typed, () => take(desk, choice));
  return (
    <div
      className="text-app"
      data-beat={look.beat}
      data-busy={look.busy}
      data-viewer={look.viewer}
      data-decision={look.decision?.kind ?? 'over'}
    >
      <header className="text-top">
        <h1 className="name">{table.title}</h1>
        <p className="dim">
          {sayPhase(desk)} {sayPool(desk)}
        </p>
        <nav aria-label="Places">
          <a className="btn" href={`#/match/${sitting.id}`} data-do="picture">
            Drawn table
          </a>
          <a className="btn" href={addressOf(ruleset, 'text')}>
            Leave; the game is saved
          </a>
        </nav>
        <ThemeChoice />
      </header>
      <main className="text-main">
        <TextReport transcript={transcript} viewer={look.viewer} />
        <CommandLine
          field={field}
          history={history}
          lines={() => linesOf(desk)}
          onLine={onLine}
          onSay={(texts) => say('reply', texts)}
          example={speech.example}
        />
        <ChoiceList choices={choices} beat={look.beat} onTake={takeOne} />
        {Form && look.mine && (
          <Suspense>
            <Form
              game={table.game}
              view={look.view}
              seat={look.viewer}
              resting={look.busy}
              onAnswer={(action) => sitting.play({ action })}
              onPoint={() => undefined}
            />
          </Suspense>
        )}
        {table.stage === 'squares' && (
          <BoardWalk
            desk={desk}
            onAct={(square) => actAt(desk, square)}
            onBack={() => field.current?.focus()}
          />
        )}
      </main>
    </div>
  );
}

/** Enter on the board: the one choice there is done; of several their numbers are told. */
function actAt(desk: Desk, square: number): readonly string[] {
  const { choices, speech, view, selected } = desk;
  const here = choices
    .map((choice, i) => ({ choice, number: i + 1 }))
    .filter(({ choice: { deed } }) =>
      deed.do === 'play'
        ? deed.offer.square === square
        : deed.do === 'select' && speech.at(view, deed.unit) === square,
    );
  if (here.length === 1) return take(desk, here[0].choice);
  if (here.length > 1)
    return [
      `${counted(here.length, 'choice')} here.`,
      ...here.map(({ choice, number }) => `${number}, ${choice.text}.`),
    ];
  return interpret(desk, selected > 0 ? `go ${desk.board.name(square)}` : '');
}
