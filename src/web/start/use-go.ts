import { useState } from 'react';

/** Goes to a match as soon as it is there. What went wrong stays as a sentence. */
export function useGo(): { problem: string | null; go(id: Promise<string>): void } {
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    go(id) {
      id.then(
        (found) => {
          window.location.hash = `#/match/${found}`;
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      );
    },
  };
}
