import '../../../sheets/sheets.css';
import { useEffect, useState } from 'react';
import { missionSheet } from '../../../../games/hulk-revised/force/sheet.ts';
import { hulkRevised } from '../../../../games/hulk-revised/index.ts';
import { type Mission, readMission } from '../../../../games/hulk-revised/setting-up/mission.ts';
import { MissionMap } from '../../../missions/mission-map.tsx';
import { Boxes, Paper } from '../../../parts/paper.tsx';
import { Rule } from '../../../parts/rule.tsx';
import { dataOf } from '../../../sheets/draft-text.ts';
import { draftText } from '../../../sheets/use-draft.ts';
import type { MissionCard } from '../../adapter.ts';
import { hulkRevisedAdapter as adapter } from '../index.ts';
import { readCard } from '../missions.ts';
import { ownAddress } from '../own-address.ts';
import { BroodTable } from './brood-table.tsx';
import { ProfileTable } from './profile-table.tsx';
import { profilesOf } from './profiles.ts';
import { SquadTable } from './squad-table.tsx';

type Found = { mission: Mission; card: MissionCard } | { problem: string };

/** A mission for the printer: the draft if there is one, else the mission as it is kept. */
export function MissionPrintPage({ id }: { id: string }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const shipped = adapter.missions.find((card) => card.id === id);
    const data = shipped
      ? Promise.resolve((shipped.setup as { mission: unknown }).mission)
      : draftText(id).then((text) => (text === null ? null : dataOf(text)));
    void data.then((mission) => setFound(read(mission)));
  }, [id]);
  if (!found) return <p className="loading">Opening…</p>;
  const back = adapter.missions.some((card) => card.id === id)
    ? ownAddress('missions', id)
    : ownAddress('missions', id, 'sheet');
  return (
    <Paper back={{ href: back, word: 'Back to the mission' }}>
      {'problem' in found ? <p>{found.problem}</p> : <MissionSheet {...found} />}
    </Paper>
  );
}

function read(data: unknown): Found {
  try {
    if (data === null) return { problem: 'This browser has no such mission.' };
    return { mission: readMission(data), card: readCard(data) };
  } catch (error) {
    return { problem: `It cannot be printed yet: ${error instanceof Error ? error.message : error}` };
  }
}

function MissionSheet({ mission, card }: { mission: Mission; card: MissionCard }) {
  const sheet = missionSheet({ mission, chapter: null });
  return (
    <article className="sheet-body mission-sheet" data-sheet={mission.id}>
      <header className="sheet-head">
        <h1>{mission.title}</h1>
        <p>
          About {mission.minutes} minutes. {mission.first === 'marine' ? 'The Marines' : 'The Stealers'}{' '}
          begin.
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
      {mission.turns > 0 && (
        <p className="sheet-line">
          <b>Turns:</b> <Boxes count={mission.turns} label="Turns" />
        </p>
      )}
      {mission.marines.length > 0 && <SquadTable marines={mission.marines} sheet={sheet} />}
      <BroodTable stealers={sheet.stealers} />
      <ProfileTable profiles={profilesOf(mission.marines, mission.sentries.length)} />
    </article>
  );
}

/** What is not as usual in this mission, each with its rule. */
function specialRules(mission: Mission): { text: string; rule: string }[] {
  const { blips, opens, objects, options, objective, force } = mission;
  const found: { text: string; rule: string }[] = [
    {
      text: `Blips: ${blips.start || 'none'} before the start, ${blips.perTurn ?? 'one a squad'} each turn.`,
      rule: 'HR-REIN-01',
    },
  ];
  if (objective && hasObjective(mission))
    found.push({ text: `Using the objective costs ${objective.ap} AP.`, rule: 'HR-HOUSE-12' });
  for (const { name, ap, pass } of objects)
    found.push({
      text: `${name}: ${ap} AP to pick up${pass ? '' : ', cannot be handed on'}.`,
      rule: 'HR-OBJ-01',
    });
  for (const [area, turn] of Object.entries(opens))
    found.push({
      text: `Entry area ${area} (counted row by row) opens in turn ${turn}.`,
      rule: 'HR-REIN-04',
    });
  for (const { id, text, rules } of hulkRevised.options)
    if ((options as readonly string[]).includes(id)) found.push({ text, rule: rules[0] });
  if (force) found.push({ text: 'Both sides may bring a force list.', rule: 'HR-FORCE-11' });
  return found;
}

function hasObjective({ legend, geotiles }: Mission): boolean {
  return geotiles?.objective === 'farthest' || Object.values(legend).flat().includes('objective');
}
