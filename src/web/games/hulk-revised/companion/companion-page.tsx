import '../../../companion/companion.css';
import { useState } from 'react';
import { face, wound } from '../../../companion/stopwatch.ts';
import { TimerCard } from '../../../companion/timer-card.tsx';
import { useKept } from '../../../companion/use-kept.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Page } from '../../../parts/page.tsx';
import { BagCard } from './bag-card.tsx';
import { CommandCard } from './command-card.tsx';
import { freshKit, type Kit, seconds } from './kit.ts';
import { SetupCard } from './setup-card.tsx';

const TABS = [
  { id: 'turn', word: 'Turn', icon: 'i-end-turn' },
  { id: 'timer', word: 'Timer', icon: 'i-timer' },
  { id: 'command', word: 'Command', icon: 'i-command' },
  { id: 'blips', word: 'Blips', icon: 'b-blip' },
] as const;

/** For people with a real board: what is drawn, timed and counted beside it. */
export function CompanionPage() {
  const [kit, setKit] = useKept<Kit>('auspex.companion', () => freshKit(null));
  const [watch, setWatch] = useKept('auspex.companion.clock', () => wound(seconds(kit)));
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('turn');
  const change = (next: Kit) => {
    setKit(next);
    // A new turn, or another number of commanders before the clock has started: it is wound up anew.
    const isUntouched = watch.ends === null && watch.rest === watch.total;
    if (next.turn !== kit.turn || (isUntouched && seconds(next) !== seconds(kit)))
      setWatch(wound(seconds(next)));
  };
  const fresh = (next: Kit) => {
    setKit(next);
    setWatch(wound(seconds(next)));
  };
  return (
    <Page title="Table companion">
      <p className="briefing">
        Beside a real board: the clock, the secret draws and the bags. It remembers everything until you begin
        anew.
      </p>
      <div className="companion" data-tab={tab}>
        <SetupCard kit={kit} onChange={change} onFresh={fresh} />
        <TimerCard
          title="Marine actions"
          watch={watch}
          seconds={seconds(kit)}
          told={{
            still: { text: `${face(seconds(kit) * 1000)} with those in play.`, rule: 'HR-TIME-02' },
            running: { text: 'Pause while the Stealer player decides.', rule: 'HR-TIME-06' },
            over: {
              text: 'Time is up: the phase ends. An action begun is played to its end.',
              rule: 'HR-TIME-05',
            },
          }}
          onChange={setWatch}
        />
        <CommandCard kit={kit} onChange={change} />
        <BagCard kit={kit} onChange={change} />
      </div>
      <nav className="aid-tabs" aria-label="Parts of the companion">
        {TABS.map(({ id, word, icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === tab}
            data-tab-for={id}
            onClick={() => setTab(id)}
          >
            <Icon name={icon} /> {word}
          </button>
        ))}
      </nav>
    </Page>
  );
}
