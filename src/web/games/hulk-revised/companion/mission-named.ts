import { type Mission, readMission } from '../../../../games/hulk-revised/setting-up/mission.ts';
import { missionData } from '../missions.ts';

/** The sheet of a mission that ships; null for any other. */
export function missionNamed(id: string): Mission | null {
  const data = missionData(id);
  return data === undefined ? null : readMission(data);
}
