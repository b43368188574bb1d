/** What a game brings to the pages around its table, besides what every game has: missions, text, rulebook, replays. */
import type { ComponentType } from 'react';
import type { Seat } from '../../kernel/contract.ts';
import type { MissionCard } from './mission-card.ts';

type Fetched<Id> = () => Promise<ComponentType<{ readonly id: Id }>>;

/** Each is fetched when somebody goes there; a list without an id shows all there is. */
export type Pages = Readonly<
  Partial<
    Record<'campaigns' | 'companion' | 'corridors' | 'drill' | 'forces', Fetched<string | null>> &
      // A part of one thing, by address: 'missions/print' is the print of one mission.
      Record<'forces/print' | 'forces/shared' | 'missions/print' | 'missions/sheet', Fetched<string>>
  >
>;

export interface ForcePickProps {
  readonly mission: MissionCard;
  readonly options: Readonly<Record<string, boolean>>;
  readonly chosen: Readonly<Record<Seat, unknown>>;
  onChange(forces: Readonly<Record<Seat, unknown>>): void;
}

/** Chooses among the forces kept here, for a mission that is fought with bought ones. */
export type ForcePick = ComponentType<ForcePickProps>;
