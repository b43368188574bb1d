import { Icon } from '../../parts/icon.tsx';
import type { ShownLayer } from './use-layers.ts';

/** What the patterns on the board mean, and what the layers say in words. */
export function LayerLegend({
  shown,
  onClose,
}: {
  shown: readonly ShownLayer[];
  /** Null for a layer that is only held up. */
  onClose(id: string): (() => void) | null;
}) {
  const asked = shown.filter(({ quiet }) => !quiet);
  if (asked.length === 0) return null;
  return (
    <section className="float layer-legend" aria-label="Legend" aria-live="polite" data-furniture="">
      {asked.map(({ kind, draw }) => {
        const close = onClose(kind.id);
        const areas = draw.areas.filter(
          ({ fill, squares }, i, all) => squares.length > 0 && all.findIndex((a) => a.fill === fill) === i,
        );
        return (
          <div key={kind.id} data-legend={kind.id}>
            <header>
              <h2 className="label">{kind.word}</h2>
              {close && (
                <button type="button" className="plain" aria-label={`Hide ${kind.word}`} onClick={close}>
                  <Icon name="i-close" />
                </button>
              )}
            </header>
            <ul>
              {areas.map(({ fill, text }) => (
                <li key={fill}>
                  <svg className="swatch" aria-hidden="true">
                    <rect className={`layer ${fill}`} x="1" y="1" width="18" height="14" />
                  </svg>
                  {text}
                </li>
              ))}
              {draw.says.map((text) => (
                <li key={text} className="dim">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
