import { epic1991 } from '../../../games/epic-1991/index.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { battleCommandOf } from '../../battle-command.ts';
import { battleFrom } from './battles.ts';

const ruleset = epic1991 as unknown as AnyRuleset;

export const battleCommand = battleCommandOf({
  ruleset,
  example: 'battles/epic-1991/marines-orks-1500.yaml',
  read: (text) => battleFrom(text, ruleset.id),
  said(data) {
    const { battle } = epic1991.readSetup({ battle: data });
    return `${battle.title}, ${battle.points} points a side.`;
  },
});
