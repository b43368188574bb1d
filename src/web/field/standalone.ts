/** Pieces of the page's drawings as SVG texts that stand alone, so that they can become pictures. */

const REFERS = /(?:href="|url\()#([\w-]+)/g;
const VARIABLE = /var\((--[\w-]+)/g;

/** What of the page's symbols a drawing uses, and what those use. */
function partsOf(drawing: string, page: Document): string {
  const found = new Map<string, string>();
  const look = (text: string): void => {
    for (const [, id] of text.matchAll(REFERS)) {
      if (found.has(id)) continue;
      const part = page.getElementById(id)?.outerHTML ?? '';
      found.set(id, part);
      look(part);
    }
  };
  look(drawing);
  return [...found.values()].join('');
}

/** The colours it names, as they are where `at` stands. */
function coloursOf(text: string, at: Element): string {
  const style = getComputedStyle(at);
  const names = new Set([...text.matchAll(VARIABLE)].map(([, name]) => name));
  const set = [...names].map((name) => `${name}:${style.getPropertyValue(name)}`);
  return [`color:${style.color}`, `color-scheme:${style.colorScheme}`, ...set].join(';').replaceAll('"', "'");
}

/** `drawing` as a text of its own, `box` of it on so many pixels, in the colours of `at`. */
export function standalone(
  drawing: string,
  box: { x: number; y: number; width: number; height: number },
  scale: number,
  at: Element,
): string {
  const page = at.ownerDocument;
  const rules = [...page.querySelectorAll('.battle-pieces style')].map((one) => one.textContent).join('');
  const parts = partsOf(drawing, page);
  const style = coloursOf(rules + parts + drawing, at);
  const { x, y, width, height } = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${x} ${y} ${width} ${height}" style="${style}"><style>${rules}</style><defs>${parts}</defs>${drawing}</svg>`;
}

/** An SVG text as a picture. */
export async function pictureOf(text: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
}
