/** Puts the parts into the page once, and every model and blip when it is first seen: there are too many to draw beforehand. */
import parts from '../../../pieces/heresy-pieces.svg?raw';

const HOLDER = 'heresy-symbols';
const known = new Set<string>();

/** The symbols of this game, or null where nothing is drawn. */
function holder(): SVGSVGElement | null {
  if (typeof document === 'undefined') return null;
  const found = document.getElementById(HOLDER);
  if (found) return found as unknown as SVGSVGElement;
  const svg = parsed(parts);
  svg.id = HOLDER;
  svg.setAttribute('class', 'defs');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(svg);
  return svg;
}

function parsed(text: string): SVGSVGElement {
  const box = document.createElement('div');
  box.innerHTML = text;
  return box.querySelector('svg') as SVGSVGElement;
}

/** The parts that every drawing of this game is made of. */
export function installParts(): void {
  holder();
}

/** The symbol of that name, made when it is not there yet. */
export function symbol(id: string, draw: () => string): string {
  if (known.has(id)) return id;
  const svg = holder();
  if (!svg) return id;
  const made = parsed(
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${id}" viewBox="0 0 100 100">${draw()}</symbol></svg>`,
  );
  svg.append(...made.childNodes);
  known.add(id);
  return id;
}
