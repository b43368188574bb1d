/** Questions in the middle of the other's phase: DEC-20, -25 to -32. */
import type { Interruption } from '../../kernel/interruption.ts';

const interruptions: readonly Interruption[] = [
  {
    id: 'reroll',
    word: 'Harlequin re-rolls',
    rule: 'E2-HARLQ-02',
    kinds: ['reroll'],
    leastWord: 'Keep the dice.',
    least: ['reroll no'],
    conditions: [{ id: 'again', word: 'Always roll again.', says: ['yes'] }],
  },
  {
    id: 'pairs',
    word: 'Pairs and turns in a combat',
    rule: 'E2-MULT-02',
    kinds: ['pairs', 'groups', 'sequence'],
    leastWord: 'As they come.',
    least: [],
  },
  {
    id: 'blows',
    word: 'Hits and blows on a Titan',
    rule: 'E2-TITAN-03',
    kinds: ['aim', 'strike', 'smash', 'leg'],
    leastWord: 'The first part there is.',
    least: [],
  },
  {
    id: 'ties',
    word: 'Which of those equally near',
    rule: 'E2-GEO-10',
    kinds: ['choose'],
    leastWord: 'The first.',
    least: [],
  },
];

export default interruptions;
