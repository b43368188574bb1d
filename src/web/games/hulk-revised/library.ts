/** Campaigns and force lists that ship with the project. A broken file is left out. */

import { type Campaign, readCampaign } from '../../../games/hulk-revised/campaign/index.ts';
import { type ForceList, readForce } from '../../../games/hulk-revised/force/list.ts';
import { capital } from '../../../kernel/words.ts';
import { missionData } from './missions.ts';

const campaignFiles = import.meta.glob<unknown>('../../../../campaigns/hulk-revised/*.yaml', {
  eager: true,
  import: 'default',
});

const forceFiles = import.meta.glob<unknown>('../../../../forces/hulk-revised/*.yaml', {
  eager: true,
  import: 'default',
});

function readAll<T>(files: Readonly<Record<string, unknown>>, read: (data: unknown, name: string) => T): T[] {
  return Object.entries(files).flatMap(([path, data]): T[] => {
    try {
      return [read(data, path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, ''))];
    } catch (error) {
      console.warn(`${path}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
}

export const CAMPAIGNS: readonly Campaign[] = readAll(campaignFiles, (data) =>
  readCampaign(data, missionData),
);

export interface ShippedForce {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** For a campaign of so many missions; 0 for a single game. */
  readonly missions: number;
  readonly list: ForceList;
}

export const FORCES: readonly ShippedForce[] = readAll(forceFiles, (data, id) => {
  const { points = 20, ...list } = readForce(data);
  const campaign = CAMPAIGNS.find((one) => id.startsWith(one.id));
  return {
    id,
    name: capital(id.replaceAll('-', ' ')),
    points,
    missions: campaign?.missions.length ?? 0,
    list: list as ForceList,
  };
});
