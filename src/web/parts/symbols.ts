import pieces from '../pieces/pieces.svg?raw';

/** Puts every symbol into the page once; drawings refer to them by id and inherit the colours around them. */
export function installSymbols(): void {
  const holder = document.createElement('div');
  holder.innerHTML = pieces;
  const svg = holder.querySelector('svg');
  if (!svg) return;
  svg.setAttribute('class', 'defs');
  svg.setAttribute('aria-hidden', 'true');
  svg.insertAdjacentHTML('beforeend', PATTERNS);
  document.body.prepend(svg);
}

const PATTERNS = `<defs>
<pattern id="deck" width="48" height="48" patternUnits="userSpaceOnUse"><path fill="var(--deck-low)" d="M0 0h48v48H0z"/><path fill="var(--deck)" d="M1 1h46v46H1z"/><path fill="none" stroke="var(--deck-lit)" d="M1.5 46V1.5H46"/></pattern>
<pattern id="deck-room" width="48" height="48" patternUnits="userSpaceOnUse"><path fill="var(--deck-low)" d="M0 0h48v48H0z"/><path fill="var(--deck-room)" d="M1 1h46v46H1z"/><path fill="none" stroke="var(--deck-lit)" d="M1.5 46V1.5H46"/></pattern>
<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v7" stroke="var(--marine-text)" stroke-width="2.5" opacity=".45"/></pattern>
<pattern id="hatch-harm" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0v7" stroke="var(--harm)" stroke-width="2" opacity=".45"/></pattern>
<pattern id="void" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M0 0h1.5v1.5H0z" fill="var(--ground-mark)"/></pattern>
</defs>`;
