import type { CaseRef, Proofs, TestRef } from './proofs.ts';

interface Props {
  files: Proofs['files'];
  cases: readonly CaseRef[];
  tests: readonly TestRef[];
  shown: CaseRef | null;
  /** Null where there is no board to show a case on. */
  onShow: ((ref: CaseRef) => void) | null;
}

/** The cases and tests that would fail without the rule. */
export function ProofList({ files, cases, tests, shown, onShow }: Props) {
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
                {ref[3]}
              </button>
            ) : (
              <span>{ref[3]}</span>
            )}
            <code>
              {files[ref[0]].name}:{ref[2]}
            </code>
          </li>
        ))}
        {tests.map(([file, title]) => (
          <li key={`${file} ${title}`}>
            <span>{title}</span>
            <code>{file}</code>
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
