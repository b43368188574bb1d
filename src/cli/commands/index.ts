import type { Command } from '../command.ts';
import { benchCommand } from './bench.ts';
import { caseCommand } from './case.ts';
import { duelCommand } from './duel.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { serveCommand } from './serve.ts';
import { soakCommand } from './soak.ts';
import { tacticsCommand } from './tactics.ts';
import { trainCommand } from './train.ts';
import { verifyCommand } from './verify.ts';

/** Those that are the same for every game; a game may bring more (`tools.ts`). */
export const commands: readonly Command[] = [
  caseCommand,
  rulesCommand,
  verifyCommand,
  replayCommand,
  soakCommand,
  serveCommand,
  benchCommand,
  duelCommand,
  tacticsCommand,
  trainCommand,
];
