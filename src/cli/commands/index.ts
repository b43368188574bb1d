import type { Command } from '../command.ts';
import { armyCommand } from './army.ts';
import { battleCommand } from './battle.ts';
import { benchCommand } from './bench.ts';
import { caseCommand } from './case.ts';
import { duelCommand } from './duel.ts';
import { forceCommand } from './force.ts';
import { missionCommand } from './mission.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { soakCommand } from './soak.ts';
import { tacticsCommand } from './tactics.ts';
import { trainCommand } from './train.ts';
import { verifyCommand } from './verify.ts';

export const commands: readonly Command[] = [
  caseCommand,
  rulesCommand,
  missionCommand,
  forceCommand,
  armyCommand,
  battleCommand,
  verifyCommand,
  replayCommand,
  soakCommand,
  benchCommand,
  duelCommand,
  tacticsCommand,
  trainCommand,
];
