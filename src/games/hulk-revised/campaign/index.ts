/** Campaigns, for whatever runs them. */
export { type Assigned, type Assignment, assign, readAssignment } from './assign.ts';
export { type Campaign, type CampaignMission, readCampaign } from './file.ts';
export { record } from './record.ts';
export {
  type Brood,
  type CampaignState,
  type Forces,
  type MissionResult,
  type Soldier,
  type Started,
  startCampaign,
} from './state.ts';
