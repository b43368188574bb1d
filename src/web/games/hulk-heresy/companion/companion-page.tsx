import '../../../companion/companion.css';
import '../heresy.css';
import { useState } from 'react';
import { wound } from '../../../companion/stopwatch.ts';
import { TimerCard } from '../../../companion/timer-card.tsx';
import { useKept } from '../../../companion/use-kept.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Page } from '../../../parts/page.tsx';
import { CommandCard } from './command-card.tsx';
import { freshKit, type Kit, PHASES } from './kit.ts';
import { StockCard } from './stock-card.tsx';
import { TurnCard } from './turn-card.tsx';

/** HH-TIME-01. */
const SECONDS = 180;

const TABS = [
  { id: 'turn', word: 'Turn', icon: 'i-end-turn' },
  { id: 'timer', word: 'Timer', icon: 'i-timer' },
  { id: 'command', word: 'Command', icon: 'i-command' },
  { id: 'blips', word: 'Blips', icon: 'b-blip' },
] as const;

/** For people with a real board: phases, clock, both command counters and the stock of blips. */
export function CompanionPage() {
  const [kit, setKit] = useKept<Kit>('auspex.companion.hulk-heresy', () => freshKit(null));
  const [watch, setWatch] = useKept('auspex.companion.hulk-heresy.clock', () => wound(SECONDS));
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('turn');
  const change = (next: Kit) => {
    setKit(next);
    if (next.turn !== kit.turn || next.phase !== kit.phase) setWatch(wound(SECONDS));
  };
  const actions = PHASES[kit.phase].endsWith('actions') ? PHASES[kit.phase] : 'Actions';
  return (
    <Page title="Table companion">
      <p className="briefing">
        Beside a real board: the phases, the clock and the secret draws of both players. It remembers
        everything until you begin anew.
      </p>
      <div className="companion" data-tab={tab}>
        <TurnCard
          kit={kit}
          onChange={change}
          onFresh={(next) => {
            setKit(next);
            setWatch(wound(SECONDS));
          }}
        />
        <TimerCard
          title={actions}
          watch={watch}
          seconds={SECONDS}
          told={{
            still: { text: 'Three minutes for each Action phase.', rule: 'HH-TIME-01' },
            running: { text: 'Pause while the other player decides.', rule: 'HH-TIME-03' },
            over: {
              text: 'Time is up: the phase ends. An action begun is played to its end.',
              rule: 'HH-TIME-04',
            },
          }}
          onChange={setWatch}
        />
        <div className="two-purses">
          <CommandCard side="A" title="First force" kit={kit} onChange={change} />
          <CommandCard side="B" title="Second force" kit={kit} onChange={change} />
        </div>
        <StockCard kit={kit} onChange={change} />
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
