import { Segments } from '../parts/choices.tsx';

const WAYS = [
  { value: 'known', word: 'Known to both' },
  { value: 'secret', word: 'Bought in secret' },
] as const;

/** Whether the forces are chosen here, or by each player unseen at the table. */
export function SecretChoice({ secret, onChange }: { secret: boolean; onChange(secret: boolean): void }) {
  return (
    <>
      <Segments
        label="Forces"
        name="secret"
        options={WAYS}
        value={secret ? 'secret' : 'known'}
        onChange={(value) => onChange(value === 'secret')}
      />
      {secret && (
        <p className="dim">
          At the table each side buys its own, unseen. Both lists open when both are done.
        </p>
      )}
    </>
  );
}
