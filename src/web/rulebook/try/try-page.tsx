import { useEffect, useState } from 'react';
import { adapterFor as caseAdapterFor } from '../../../cases/adapters.ts';
import type { Case } from '../../../cases/case.ts';
import { drillDice } from '../../drill/drill-dice.ts';
import { hostOn } from '../../drill/host-on.ts';
import { matchOn } from '../../drill/match-on.ts';
import { adapters } from '../../games/index.ts';
import { sit } from '../../match/sit.ts';
import type { Sitting } from '../../match/sitting.ts';
import { NotFound } from '../../not-found.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { useBook } from '../open-book.tsx';
import { titleOf } from '../proofs.ts';
import { bookNamed } from '../shelf.ts';
import { caseAt } from './address.ts';
import { TryCoach } from './try-coach.tsx';

/** The position of a case on the table: the dice fall as the case has them for whoever does what it does. */
export function TryPage({ game, name }: { game: string; name: string }) {
  const open = useBook(bookNamed(game));
  const [tries, setTries] = useState(0);
  const [laid, setLaid] = useState<{ sitting: Sitting; written: Case } | string | null>(null);
  const files = open && typeof open !== 'string' ? open.proofs?.files : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try is a new one
  useEffect(() => {
    let gone = false;
    let mine: Sitting | null = null;
    const found = files && caseAt(files, name);
    if (!found) return;
    found.file
      .load()
      .then(async ({ default: cases }) => {
        const written = cases[found.index];
        const made = await sitDown(written);
        if (gone) return made.leave();
        mine = made;
        setLaid({ sitting: made, written });
      })
      .catch((error) =>
        setLaid(`This case cannot be played: ${error instanceof Error ? error.message : error}`),
      );
    return () => {
      gone = true;
      mine?.leave();
      setLaid(null);
    };
  }, [files, name, tries]);
  if (files && !caseAt(files, name)) return <NotFound />;
  if (typeof laid === 'string') return <p className="loading">{laid}</p>;
  if (!laid) return <p className="loading">Laying out the table…</p>;
  const { sitting, written } = laid;
  const again = () => setTries(tries + 1);
  return (
    <TableScreen
      key={tries}
      sitting={sitting}
      after={{ again }}
      coach={<TryCoach book={game} title={titleOf(written.name)} rule={written.rules[0]} onAgain={again} />}
    />
  );
}

async function sitDown(written: Case): Promise<Sitting> {
  const cases = await caseAdapterFor(written.rules[0]);
  const adapter = await adapters.load(cases.ruleset.id);
  const { game, state, drawn } = cases.arrange(written);
  const acts = written.steps.flatMap((step) => (step.is === 'act' ? [step] : []));
  const dice = drillDice(
    acts.flatMap((act) => act.dice),
    acts.flatMap((act) => act.draws.map(drawn)),
  );
  const match = matchOn({ ruleset: cases.ruleset, setup: {}, game, state, find: () => -1 }, dice);
  const person = acts[0]?.seat ?? game.pending(state)[0]?.seat ?? game.seats[0];
  const host = hostOn(match, person, adapter, []);
  return sit({ ...host, table: { ...host.table, title: titleOf(written.name) } });
}
