import type { Fairness } from '../../kernel/fairness.ts';

/** '3f9a 04c1 7b2e': enough to note down, in groups that can be compared by eye. */
export function shortSeal(commitment: string): string {
  return inFours(commitment.slice(0, 12));
}

function inFours(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

export type SealShown = Pick<Fairness, 'commitment' | 'format'>;

/** What the table promised about its dice, to be noted at the start. Old matches promised less, and lessons nothing. */
export function Seal({ seal }: { seal: SealShown }) {
  const { commitment, format } = seal;
  if (commitment === '') return null;
  return (
    <details className="told" data-seal={commitment}>
      <summary>Dice sealed: {shortSeal(commitment)}…</summary>
      {format === 1 ? (
        <p>This game was begun before dice were sealed with the setup and a number for each side.</p>
      ) : (
        <p>
          Before the first roll this browser drew a secret seed and a number for each side. Every die comes
          from them. The seal is a fingerprint of the seed, the mission, the rules and the sides: write its
          digits down. Once the game is over, Verify opens the seal and plays everything again. If anybody
          changed a die, the seal is another one.
        </p>
      )}
      <p className="dim digits">{inFours(commitment)}</p>
    </details>
  );
}
