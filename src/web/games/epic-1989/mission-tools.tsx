import { Icon } from '../../parts/icon.tsx';
import { ownAddress } from './own-address.ts';
import { installSymbols } from './symbols.ts';

installSymbols();

/** Above the list of battles: the ways to make one. */
export function MissionTools() {
  return (
    <p className="row">
      <a className="btn" href={ownAddress('missions', 'new', 'sheet')} data-do="new-mission">
        <Icon name="i-map" /> Write a battle
      </a>
      <a className="btn" href={ownAddress('forces')}>
        <Icon name="i-roster" /> Force lists
      </a>
    </p>
  );
}
