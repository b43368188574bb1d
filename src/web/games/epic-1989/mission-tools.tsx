import { Icon } from '../../parts/icon.tsx';
import { ownAddress } from './own-address.ts';
import { installSymbols } from './symbols.ts';

installSymbols();

/** Above the list of battles: what they are fought with. */
export function MissionTools() {
  return (
    <p className="row">
      <a className="btn" href={ownAddress('forces')}>
        <Icon name="i-roster" /> Force lists
      </a>
    </p>
  );
}
