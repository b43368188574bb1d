import { type CaseRef, type TestRef, titleOf } from './proofs.ts';

interface Props {
  cases: readonly CaseRef[];
  tests: readonly TestRef[];
  shown: CaseRef | null;
  /** Null where there is no board to show a case on. */
  onShow: ((ref: CaseRef) => void) | null;
}

/** The cases and tests that would fail without the rule. */
export function ProofList({ cases, tests, shown, onShow }: Props) {
  const counts = [count(cases.length, 'case'), count(tests.length, 'test')].filter(Boolean).join(', ');
  if (!counts) return <p className="proof dim">No case and no test names it.</p>;
  return (
    <details className="proof">
      <summary>Proven by {counts}</summary>
      <ul>
        {cases.map((ref) => (
          <li key={ref.join(' ')}>
            {onShow ? (
              <button type="button" aria-pressed={ref === shown} onClick={() => onShow(ref)}>
                {titleOf(ref[3])}
              </button>
            ) : (
              <span>{titleOf(ref[3])}</span>
            )}
          </li>
        ))}
        {tests.map(([file, title]) => (
          <li key={`${file} ${title}`}>
            <span>{titleOf(title)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function count(n: number, word: string): string {
  if (n === 0) return '';
  return n === 1 ? `1 ${word}` : `${n} ${word}s`;
}
