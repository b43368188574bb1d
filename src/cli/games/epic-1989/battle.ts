import { epic1989 } from '../../../games/epic-1989/index.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import { battleCommandOf } from '../../battle-command.ts';

export const battleCommand = battleCommandOf({
  ruleset: epic1989 as unknown as AnyRuleset,
  example: 'battles/epic-1989/titan-hunt.yaml',
  read: (text) => yamlData(text, 'A battle'),
  said(data) {
    const { forces, title } = epic1989.readSetup({ battle: data }).battle;
    const of = (side: 'imperial' | 'rebel') => {
      const units = forces[side]?.reduce((sum, { units }) => sum + units.length, 0);
      return units === undefined ? 'bought in secret' : counted(units, 'unit');
    };
    return `${title}, Imperial ${of('imperial')}, Rebel ${of('rebel')}.`;
  },
});
