import { Missing } from './parts/missing.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <Missing
      title="Nothing on the scanner"
      text="This address leads nowhere: it may be mistyped or cut short."
    >
      <a className="btn go" href="#/">
        To the first screen
      </a>
    </Missing>
  );
}
