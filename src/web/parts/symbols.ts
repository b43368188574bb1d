import { marineSymbols } from '../pieces/marines.ts';
import pieces from '../pieces/pieces.svg?raw';

/** Puts every symbol into the page once; drawings refer to them by id and inherit the colours around them. */
export function installSymbols(): void {
  const holder = document.createElement('div');
  holder.innerHTML = pieces.replace('</svg>', `${marineSymbols()}${PATTERNS}</svg>`);
  const svg = holder.querySelector('svg');
  if (!svg) return;
  svg.setAttribute('class', 'defs');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(svg);
}

/** Deck plates of two by two squares: bevels, seams and rivets. */
function plates(id: string, face: string, other: string): string {
  const bevels = [0, 48]
    .flatMap((x) => [0, 48].map((y) => `M${x + 1.5} ${y + 46}V${y + 1.5}H${x + 46}`))
    .join('');
  const rivets = [0, 48]
    .flatMap((x) =>
      [0, 48].map((y) =>
        [6, 41].map((a) => [6, 41].map((b) => `M${x + a} ${y + b}h1.5v1.5h-1.5z`).join('')).join(''),
      ),
    )
    .join('');
  return `<pattern id="${id}" width="96" height="96" patternUnits="userSpaceOnUse"><path fill="var(--deck-low)" d="M0 0h96v96H0z"/><path fill="var(${face})" d="M1 1h46v46H1zM49 49h46v46H49z"/><path fill="var(${other})" d="M49 1h46v46H49zM1 49h46v46H1z"/><path fill="none" stroke="var(--deck-lit)" d="${bevels}"/><path fill="var(--deck-rivet)" d="${rivets}"/></pattern>`;
}

const PATTERNS = `<defs>
${plates('deck', '--deck', '--deck-2')}
${plates('deck-room', '--deck-room', '--deck-room-2')}
<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v7" stroke="var(--marine-text)" stroke-width="2.5" opacity=".45"/></pattern>
<pattern id="hatch-harm" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0v7" stroke="var(--harm)" stroke-width="2" opacity=".45"/></pattern>
<clipPath id="doorway"><path d="M6.6 0h34.8v48H6.6z"/></clipPath>
<radialGradient id="wedge" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="125"><stop offset=".15" stop-color="var(--scan)" stop-opacity=".42"/><stop offset="1" stop-color="var(--scan)" stop-opacity="0"/></radialGradient>
<g id="base"><circle class="base" r="21.5"/><path class="base-front" d="M-15.2-15.2A21.5 21.5 0 0 1 15.2-15.2"/></g>
</defs>`;
