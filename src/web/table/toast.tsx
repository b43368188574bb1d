import type { Refusal } from '../../kernel/contract.ts';
import { Icon } from '../parts/icon.tsx';
import { Rule } from '../parts/rule.tsx';

/** Why not: one sentence and its rule. */
export function ToastBody({ refusal }: { refusal: Refusal }) {
  return (
    <p className="why">
      <Icon name="i-close" />
      <span>
        {refusal.why} <Rule id={refusal.rule} />
      </span>
    </p>
  );
}
