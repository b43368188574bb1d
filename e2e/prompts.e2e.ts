import { expect, type Page, test } from '@playwright/test';
import { type Asked, everyQuestion, openAsked, QUESTIONS } from './asked.ts';
import { openStart } from './clicker.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** What is wrong with a question on the screen: what it covers, what cannot be reached. */
function flaws(units: readonly number[]): string[] {
  const found: string[] = [];
  const card = document.querySelector('.prompt');
  if (!card) return ['it is nowhere'];
  const box = card.getBoundingClientRect();
  const pane = document.querySelector('.stage .pane')!.getBoundingClientRect();
  const docked = card.classList.contains('docked');
  if (
    box.left < -1 ||
    box.top < -1 ||
    box.right > innerWidth + 1 ||
    (!docked && box.bottom > innerHeight + 1)
  )
    found.push('it is not wholly on the screen');
  const kept = [
    ...units.map((id) => document.querySelector(`.board [data-piece="${id}"]`)),
    ...document.querySelectorAll('.board .spot .hit, .board .spot .tag rect'),
  ].filter((one) => one !== null);
  for (const one of kept) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const name = one.closest('[data-spot]')?.getAttribute('data-spot') ?? one.getAttribute('data-piece');
    if (left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1)
      found.push(`it covers ${name}`);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom)
      found.push(`${name} is out of sight`);
    else if (one.matches('.hit')) {
      const above = document.elementFromPoint(x, y);
      if (!one.closest('.spot')!.contains(above))
        found.push(`${above?.getAttribute('class') ?? above?.tagName} lies over ${name}`);
    }
  }
  for (const button of card.querySelectorAll('button')) {
    const { width, height } = button.getBoundingClientRect();
    if (width < 24 || height < 24) found.push(`${button.textContent} is too small to press`);
  }
  return found;
}

async function check(page: Page, asked: readonly Asked[]): Promise<void> {
  await openStart(page);
  for (const one of asked) {
    await page.setViewportSize(SIZES[0]);
    await openAsked(page, one);
    // The same page grows and shrinks: what is asked must be found again at every size.
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const name = `${one.seat}-${one.name} at ${size.width}x${size.height}`;
      await expect.poll(() => page.evaluate(flaws, one.units), name).toEqual([]);
    }
  }
}

test('a question covers nothing it is about, at three widths and in landscape', async ({ page }) => {
  const wanted = ['marine-snap', 'stealer-reinforce', 'stealer-face'];
  await check(
    page,
    everyQuestion(wanted).filter(({ seat, name }) => wanted.includes(`${seat}-${name}`)),
  );
});

for (const side of ['marine', 'stealer'])
  test(`every question to the ${side} player covers nothing it is about`, { tag: '@long' }, async ({
    page,
  }) => {
    const asked = everyQuestion();
    expect(QUESTIONS.filter((key) => !asked.some(({ seat, name }) => key === `${seat}-${name}`))).toEqual([]);
    await check(
      page,
      asked.filter(({ seat }) => seat === side),
    );
  });
