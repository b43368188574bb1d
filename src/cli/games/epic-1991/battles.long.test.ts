import { expect, test } from 'vitest';
import { epic1991 } from '../../../games/epic-1991/index.ts';
import { playOne } from '../../../kernel/battery.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { readText } from '../../files.ts';
import { battleFiles, battleFrom } from './battles.ts';

test.each(battleFiles('epic-1991').map((file) => [file.split('/').at(-1)!, file]))(
  'random play of %s holds against the contract',
  (name, file) => {
    const setup = { battle: battleFrom(readText(file), 'epic-1991'), options: { 'turn-limit': 3 } };
    const checks = { completeActions: false, sample: 25, worldSteps: 4, maxActions: 6000 };
    const { problems, outcome } = playOne(epic1991 as unknown as AnyRuleset, setup, `long ${name}`, checks);
    expect(problems).toEqual([]);
    expect(outcome).not.toBe(null);
  },
);
