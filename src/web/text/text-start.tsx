import './text.css';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { strengthsFor } from '../../bots/strengths.ts';
import type { Seat } from '../../kernel/contract.ts';
import { sentence } from '../../kernel/words.ts';
import { useAdapter } from '../games/index.ts';
import { defaultStrength, rememberStrength } from '../match/opponents.ts';
import { arrangementFor, type Opponent, startPlan } from '../missions/arrangement.ts';
import { useMissions } from '../missions/own-missions.ts';
import { SecretChoice } from '../missions/secret-choice.tsx';
import { Page, Trouble } from '../parts/page.tsx';
import { Pick } from '../parts/pick.tsx';
import { missionsWord } from '../start/doors.ts';
import { listSaves, type Save } from '../store/saves.ts';

const OPPONENTS: readonly { value: Opponent; word: string }[] = [
  { value: 'machine', word: 'The machine' },
  { value: 'person', word: 'A person at this screen' },
  { value: 'rules', word: 'The solo rules of the book' },
];

/** Where a game in text begins or goes on. */
export function TextStart({ game }: { game: string }) {
  const adapter = useAdapter(game);
  const missions = useMissions(adapter, 0);
  const [mission, setMission] = useState(missions[0]?.id ?? '');
  const [side, setSide] = useState(adapter.seats[0].seat);
  const [opponent, setOpponent] = useState<Opponent>('machine');
  const [secret, setSecret] = useState(false);
  const [forces, setForces] = useState<Readonly<Record<Seat, unknown>>>({});
  const [strength, setStrength] = useState(() => defaultStrength(adapter.ruleset.id)?.id ?? '');
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => void listSaves().then((all) => setSaves(all.filter((save) => save.game === game))), [game]);
  const card = missions.find(({ id }) => id === mission);
  const solo = adapter.solo?.seat === side;
  const against = OPPONENTS.filter(({ value }) => value !== 'rules' || solo);

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!card) return;
    const plan = {
      ...arrangementFor(adapter, card, side),
      opponent,
      strength,
      byChance: true,
      forces,
      secret,
    };
    try {
      window.location.hash = `#/text/${await startPlan(adapter, card, plan)}`;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <Page title="Play in text">
      <p className="briefing">
        The whole game by keyboard and screen reader: every event is a sentence, every choice has a number,
        and the board is walked square by square, or measured like a table. Games are the same as at the drawn
        table: change over whenever you like.
      </p>
      <form className="text-start" aria-label="New game" onSubmit={(event) => void begin(event)}>
        <h2 className="name">New game</h2>
        <Pick
          word={missionsWord(adapter.ruleset.id).replace(/s$/, '')}
          value={mission}
          options={missions.map(({ id, title }) => ({ value: id, word: title }))}
          onChange={setMission}
        />
        <p className="dim">
          {card && sentence(card.summary)} About {card?.minutes} minutes.
        </p>
        <Pick
          word="You play"
          value={side}
          options={adapter.seats.map(({ seat, name }) => ({ value: seat, word: name }))}
          onChange={(seat) => {
            setSide(seat);
            if (adapter.solo?.seat !== seat && opponent === 'rules') setOpponent('machine');
          }}
        />
        <Pick
          word="Against"
          value={opponent}
          options={against}
          onChange={(value) => setOpponent(value as Opponent)}
        />
        {opponent === 'machine' && (
          <Pick
            word="Strength"
            field="strength"
            value={strength}
            options={strengthsFor(adapter.ruleset.id).map(({ id, title, text }) => ({
              value: id,
              word: `${title}. ${text}`,
            }))}
            onChange={(id) => {
              rememberStrength(id);
              setStrength(id);
            }}
          />
        )}
        {card?.bought && <SecretChoice secret={secret} onChange={setSecret} />}
        {card?.bought && !secret && adapter.ForcePick && (
          <Suspense>
            <adapter.ForcePick mission={card} options={{}} chosen={forces} onChange={setForces} />
          </Suspense>
        )}
        <button type="submit" className="btn go" data-do="begin">
          Begin
        </button>
        <Trouble text={problem} />
      </form>
      {saves.length > 0 && (
        <section aria-label="Saved games" className="text-saves">
          <h2 className="name">Saved games</h2>
          <ul>
            {saves.map(({ id, title, note }) => (
              <li key={id}>
                <a href={`#/text/${id}`} data-do="continue">
                  {title}: {note}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
