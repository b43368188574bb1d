import { describe, expect, it } from 'vitest';
import { outline } from './outline.ts';

describe('outline', () => {
  it('goes around a single square', () => {
    expect(outline([{ x: 0, y: 0 }])).toBe('M0 0H48V48H0V0z');
  });
  it('joins neighbours without a seam', () => {
    expect(
      outline([
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ]),
    ).toBe('M0 0H96V48H0V0z');
  });
  it('draws a hole as a loop of its own', () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
      .filter(({ x, y }) => x !== 1 || y !== 1);
    expect(outline(ring).split('z').length - 1).toBe(2);
  });
  it('keeps squares apart that touch at a corner only', () => {
    expect(
      outline([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]).split('z').length - 1,
    ).toBe(2);
  });
  it('is empty for nothing', () => {
    expect(outline([])).toBe('');
  });
});
