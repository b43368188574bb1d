import { strengthsFor } from '../../bots/strengths.ts';
import { rememberStrength } from '../match/opponents.ts';
import { Segments } from '../parts/choices.tsx';

interface Props {
  game: string;
  strength: string;
  onChange(strength: string): void;
}

/** How good the machine is. The choice is kept for the next game. */
export function StrengthChoice({ game, strength, onChange }: Props) {
  const all = strengthsFor(game);
  return (
    <div className="strength">
      <Segments
        label="Strength"
        name="strength"
        options={all.map(({ id, title }) => ({ value: id, word: title }))}
        value={strength}
        onChange={(id) => {
          rememberStrength(id);
          onChange(id);
        }}
      />
      <p className="dim" aria-live="polite">
        {all.find(({ id }) => id === strength)?.text}
      </p>
    </div>
  );
}
