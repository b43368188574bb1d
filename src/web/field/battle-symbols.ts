import pieces from '../pieces/battle-pieces.svg?raw';

/** Puts the battle's symbols into the page once. */
export function installBattleSymbols(page: Document = document): void {
  installPieces('battle-symbols', pieces, page);
}

/** Symbols of one game, in millimetres around their middle like all of a battle's. */
export function installPieces(id: string, text: string, page: Document = document): void {
  if (page.getElementById(id)) return;
  const holder = page.createElement('div');
  holder.innerHTML = text;
  const svg = holder.querySelector('svg');
  if (!svg) return;
  svg.id = id;
  svg.setAttribute('class', 'defs battle-pieces');
  page.body.prepend(svg);
}
