import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkForce, type MarineList, readForce, type StealerList } from '../force/index.ts';
import { buyingLimits } from './file.ts';
import { assign, readAssignment, readCampaign, startCampaign } from './index.ts';

const yaml = (path: string): unknown => parse(readFileSync(path, 'utf8'));
const mission = (id: string): unknown => yaml(`missions/hulk-revised/${id}.yaml`);
const campaign = readCampaign(yaml('campaigns/hulk-revised/cold-road.yaml'), mission);
const marine = readForce(yaml('forces/hulk-revised/cold-road-company.yaml')) as MarineList;
const stealer = readForce(yaml('forces/hulk-revised/cold-road-brood.yaml')) as StealerList;

test('HR-CAMP-01 The Cold Road links four missions that exist', () => {
  expect(campaign.missions.map(({ id }) => id)).toHaveLength(4);
});

test.each([marine, stealer])('HR-CAMP-02 the sample forces fit its points', (list) => {
  expect(checkForce(list, buyingLimits(campaign)).problems).toEqual([]);
});

test('HR-CAMP-05 its first mission opens with five of the sample company', () => {
  const begun = startCampaign(campaign, { marine, stealer }, {});
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const assigned = assign(
    campaign,
    begun.state,
    readAssignment({
      marine: { squads: [['Varro', 'Castor', 'Halden', 'Osric', 'Tarn']] },
      stealer: { blips: 30 },
    }),
  );
  expect(assigned.ok).toBe(true);
});
