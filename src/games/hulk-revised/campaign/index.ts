/** Campaigns, for whatever runs them. */
export { type Assigned, assign } from './assign.ts';
export { type Assignment, readAssignment } from './assignment.ts';
export { type Campaign, type CampaignMission, readCampaign } from './file.ts';
export { readShared, type SharedCampaign, sharedFile } from './from-outside.ts';
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
