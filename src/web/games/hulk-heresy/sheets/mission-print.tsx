import '../../../sheets/sheets.css';
import { useEffect, useState } from 'react';
import { about } from '../../../../games/hulk-heresy/about.ts';
import { kindOf } from '../../../../games/hulk-heresy/data/kinds.ts';
import { type Mission, readSetup } from '../../../../games/hulk-heresy/setting-up/mission.ts';
import { listed } from '../../../../kernel/words.ts';
import { addressOf } from '../../../address.ts';
import { MissionMap } from '../../../missions/mission-map.tsx';
import { Boxes, Paper } from '../../../parts/paper.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { dataOf } from '../../../sheets/draft-text.ts';
import { draftText } from '../../../sheets/use-draft.ts';
import type { MissionCard } from '../../adapter.ts';
import { corridorData } from '../corridors/taken-over.ts';
import { hulkHeresyAdapter as adapter } from '../index.ts';
import { hostWord, LISTS, readCard } from '../missions.ts';

type Found = { mission: Mission; card: MissionCard } | { problem: string };

/** A mission for the printer: the draft if there is one, else the mission as it is kept. */
export function MissionPrintPage({ id }: { id: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const shipped = adapter.missions.find((card) => card.id === id);
  useEffect(() => {
    const known = (shipped?.setup as { mission: unknown } | undefined)?.mission ?? corridorData(id);
    const data = known
      ? Promise.resolve(known)
      : draftText(id).then((text) => (text === null ? null : dataOf(text)));
    void data.then((mission) => setFound(read(mission)));
  }, [id, shipped]);
  if (!found) return <p className="loading">Opening…</p>;
  const back = shipped
    ? addressOf(about.id, 'missions', id)
    : corridorData(id)
      ? addressOf(about.id, 'corridors', id)
      : addressOf(about.id, 'missions', id, 'sheet');
  return (
    <Paper back={{ href: back, word: 'Back to the mission' }}>
      {'problem' in found ? <p>{found.problem}</p> : <MissionSheet {...found} />}
    </Paper>
  );
}

function read(data: unknown): Found {
  try {
    if (data === null) return { problem: 'This browser has no such mission.' };
    return { mission: readSetup({ mission: data }).mission, card: readCard(data) };
  } catch (error) {
    return { problem: `It cannot be printed yet: ${error instanceof Error ? error.message : error}` };
  }
}

function MissionSheet({ mission, card }: { mission: Mission; card: MissionCard }) {
  const { title, minutes, attacker, zones, turns } = mission;
  return (
    <article className="sheet-body mission-sheet" data-sheet={mission.id}>
      <header className="sheet-head">
        <h1>{title}</h1>
        <p>
          About {minutes} minutes.{' '}
          {attacker === null ? 'A die says who attacks.' : `${zones[attacker].name} attacks.`}
        </p>
      </header>
      <p className="sheet-briefing">{mission.briefing}</p>
      <MissionMap adapter={adapter} mission={card} />
      <div className="sheet-columns">
        <dl className="sheet-goals">
          {card.goals.map(({ who, text }) => (
            <div key={`${who} ${text}`}>
              <dt>{who}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ul className="sheet-rules">
          {specialRules(mission).map(({ text, rule }) => (
            <li key={text}>
              {text} <Rule id={rule} />
            </li>
          ))}
        </ul>
      </div>
      {turns > 0 && (
        <p className="sheet-line">
          <b>Turns:</b> <Boxes count={turns} label="Turns" />
        </p>
      )}
      <ZoneTable mission={mission} />
      <p className="sheet-line">
        <b>Command points spent, first force:</b> <Boxes count={6} label="Spent by the first force" />{' '}
        <b>second force:</b> <Boxes count={6} label="Spent by the second force" />
      </p>
    </article>
  );
}

function ZoneTable({ mission }: { mission: Mission }) {
  const host = mission.genestealers;
  return (
    <table className="squad-table">
      <thead>
        <tr>
          <th scope="col">Zone</th>
          <th scope="col">Deploys on</th>
          <th scope="col">Comes in at</th>
          <th scope="col">Force</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {mission.zones.map(({ name, area, within, entries, points, only, needs, without }, i) => (
          <tr key={name}>
            <th scope="row">
              <b>{name}</b>
            </th>
            <td data-word="Deploys on">
              {host?.zone === i
                ? 'nowhere'
                : `${listed([area].flat())}${within > 0 ? ` and ${within} squares about` : ''}`}
            </td>
            <td data-word="Comes in at">{entries.length > 0 ? listed(entries) : 'nowhere'}</td>
            <td>
              {host?.zone === i
                ? `${hostWord(host.as)} out of Genestealer blips`
                : [
                    only.length > 0
                      ? listed(
                          only.map((list) => LISTS[list]),
                          'or',
                        )
                      : 'any list',
                    needs.length > 0 && `with a ${listed(needs.map((kind) => kindOf(kind).label))}`,
                    without.length > 0 &&
                      `without a ${listed(
                        without.map((kind) => kindOf(kind).label),
                        'or',
                      )}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
            </td>
            <td data-word="Points">{host?.zone === i ? '–' : (points ?? mission.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is not as usual in this mission, each with its rule. */
function specialRules(mission: Mission): { text: string; rule: string }[] {
  const { blips, genestealers, objects, cat, exitsFor, zones, legend } = mission;
  const exits = Object.values(legend)
    .flat()
    .some((mark) => mark.startsWith('exit '));
  return [
    {
      text: `Blips: ${blips.start ?? 'half the force, at most ten'} at the start, ${blips.perTurn} each turn.`,
      rule: 'HH-REINF-03',
    },
    ...(genestealers
      ? [
          {
            text: `Genestealer blips: ${genestealers.start} at the start, ${genestealers.perTurn} each turn${genestealers.total === null ? '' : `, ${genestealers.total} in all`}.`,
            rule: 'HH-GSB-09',
          },
        ]
      : []),
    ...objects.map(({ name, destructible }) => ({
      text: destructible ? `${name} is destroyed, not carried.` : `${name} can be carried.`,
      rule: 'HH-OBJ-02',
    })),
    ...(cat ? [{ text: `${cat} lies under one of the two counters.`, rule: 'HH-MISS-04' }] : []),
    ...(exits
      ? [
          {
            text:
              exitsFor === null
                ? 'Both sides may leave by the exits.'
                : `Only ${zones[exitsFor].name} may leave by the exits.`,
            rule: 'HH-MOVE-13',
          },
        ]
      : []),
  ];
}
