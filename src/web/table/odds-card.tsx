import type { Odds } from '../../kernel/contract.ts';
import { capital } from '../../kernel/words.ts';
import { Rule } from '../parts/rule.tsx';

export function percent(ways: number, total: number): number {
  return Math.round((100 * ways) / total);
}

/** One big number, then how it comes about. */
export function OddsBody({ label, odds }: { label: string; odds: Odds }) {
  const [main, ...others] = odds.chances;
  const [title, price] = label.split(' (');
  return (
    <>
      <header>
        <h3 className="name">{title}</h3>
        <p>{price?.replace(')', '')}</p>
        <p className="chance">
          {percent(main.ways, main.total)}
          <small>%</small>
        </p>
      </header>
      {main.means && (
        <p className="means">
          {capital(main.what)}: {main.means}.
        </p>
      )}
      <dl className="sum">
        {odds.parts.map(({ label, value, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weapons may be hampered by the same cover
          <Pair key={i} label={label} value={value} rule={rule} />
        ))}
        {others.map(({ what, ways, total, means }) => (
          <Pair
            key={what}
            label={means ? `${capital(what)}: ${means}` : capital(what)}
            value={`${percent(ways, total)}%`}
          />
        ))}
      </dl>
    </>
  );
}

function Pair({ label, value, rule }: { label: string; value: string; rule?: string }) {
  return (
    <>
      <dt>
        {label} {rule && <Rule id={rule} />}
      </dt>
      <dd>{value}</dd>
    </>
  );
}

/** What somebody tries who hopes for it. */
const AIMS: readonly (readonly [RegExp, string])[] = [
  [/^kill$/, 'kill'],
  [/^rallies$/, 'rally'],
  [/is damaged$/, 'damage'],
  [/ gets at /, 'get at it'],
  [/is available$/, 'get it'],
];

const aimOf = (what: string) => AIMS.find(([pattern]) => pattern.test(what))?.[1] ?? 'destroy';

/** Win, draw and lose as parts of a bar, told apart by fill, stripes and outline; one chance as what it fills of it; of several who may each fall a line each. */
export function OddsBar({ odds }: { odds: Odds }) {
  const [first, ...others] = odds.chances;
  const fight = first.what === 'win';
  if (!fight && others.length > 0 && first.what.includes(' ')) return <Verdicts chances={odds.chances} />;
  const parts = fight ? odds.chances.filter(({ ways }) => ways > 0) : [first];
  const rest = fight ? [] : [first.total - first.ways];
  const columns = [...parts.map(({ ways }) => ways), ...rest].map((n) => `${n}fr`).join(' ');
  return (
    <>
      <span className="bar" aria-hidden="true" style={{ gridTemplateColumns: columns }}>
        {parts.map(({ what }) => (
          <i key={what} className={fight && what !== 'win' ? what : ''} />
        ))}
        {!fight && <i className="lose" />}
      </span>
      {fight ? (
        <Verdicts chances={parts} />
      ) : (
        <span className="dim">{`${percent(first.ways, first.total)}% to ${aimOf(first.what)}`}</span>
      )}
    </>
  );
}

function Verdicts({ chances }: { chances: Odds['chances'] }) {
  return (
    <span className="dim">
      {chances.map(({ what, ways, total, means }) => (
        <span key={what} className="verdict">
          {capital(what)} {percent(ways, total)}%{means && `: ${means}`}
        </span>
      ))}
    </span>
  );
}
