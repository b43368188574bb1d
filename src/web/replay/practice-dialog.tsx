import { useState } from 'react';
import type { Seat } from '../../kernel/contract.ts';
import { useAdapter } from '../games/index.ts';
import { defaultStrength, machineOf } from '../match/opponents.ts';
import { SideChoice } from '../missions/side-choice.tsx';
import { StrengthChoice } from '../missions/strength-choice.tsx';
import { Segments } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { isSolo, practicePlayers, practise } from './practice.ts';
import type { Replay } from './replay.ts';

const OTHERS = [
  { value: 'machine', word: 'The machine' },
  { value: 'person', word: 'A person here' },
] as const;

/** Asks who plays on, and starts the practice game. */
export function PracticeDialog({ replay, at, onClose }: { replay: Replay; at: number; onClose(): void }) {
  const adapter = useAdapter(replay.ruleset);
  const [side, setSide] = useState<Seat>(adapter.seats[0].seat);
  const [other, setOther] = useState<'machine' | 'person'>('machine');
  const [strength, setStrength] = useState(() => defaultStrength(adapter.ruleset.id)?.id ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const solo = isSolo(adapter, replay.setup);
  async function begin(): Promise<void> {
    try {
      const against = other === 'machine' ? machineOf(strength) : other;
      const players = practicePlayers(adapter, replay.setup, side, against);
      window.location.hash = `#/match/${await practise(replay, at, players)}`;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <Dialog title="Continue from here" className="practice" onClose={onClose}>
      <p className="dim">
        A practice game starts {at === 0 ? 'from the beginning' : `after action ${at}`}. This replay stays as
        it is. The dice to come are new, and sealed like those of any game.
      </p>
      {!solo && (
        <>
          <SideChoice adapter={adapter} side={side} onChange={setSide} />
          <Segments
            label="Against"
            name="against"
            options={OTHERS}
            value={other}
            onChange={(value) => setOther(value)}
          />
          {other === 'machine' && (
            <StrengthChoice game={adapter.ruleset.id} strength={strength} onChange={setStrength} />
          )}
        </>
      )}
      <Trouble text={problem} />
      <button type="button" className="btn go" data-do="practise" onClick={() => void begin()}>
        <Icon name="i-play" /> Play on
      </button>
    </Dialog>
  );
}
