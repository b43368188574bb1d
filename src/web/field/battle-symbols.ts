import pieces from '../pieces/battle-pieces.svg?raw';

/** Puts the battle's symbols into the page once. */
export function installBattleSymbols(page: Document = document): void {
  if (page.getElementById('battle-symbols')) return;
  const holder = page.createElement('div');
  holder.innerHTML = pieces;
  const svg = holder.querySelector('svg');
  if (!svg) return;
  svg.id = 'battle-symbols';
  svg.setAttribute('class', 'defs');
  page.body.prepend(svg);
}
