/** What the program that plays the Stealers has to remember: part of the state, all of it public. */

/** What an edge of a squad's box is to the Stealers (HR-SOLO-34). */
export type Line = 'front' | 'side' | 'rear';

/** HR-SOLO-33 to HR-SOLO-38: the box of one squad, fixed at the start of the Stealer turn. */
export interface SquadBox {
  squad: number;
  level: number;
  west: number;
  north: number;
  east: number;
  south: number;
  /** The squad's current objective, or NOWHERE. */
  objective: number;
  /** North, east, south, west: by facing. */
  edges: Line[];
  /** HR-SOLO-37, HR-SOLO-38: no line is better than another, and only P counters are given. */
  around: boolean;
}

/** What a row has told a piece to do for the rest of its activation. */
export type Order =
  | { row: number; do: 'charge'; marine: number }
  | { row: number; do: 'cover'; square: number }
  | { row: number; do: 'leave'; squares: number[] }
  | { row: number; do: 'advance' }
  /** It has taken its one step and ends there, facing that Marine (0: as HR-SOLO-17 has it). */
  | { row: number; do: 'stand'; marine: number };

/** One activation, from its start until it is over; it may be put off in between (HR-SOLO-31). */
export interface Activation {
  unit: number;
  /** The Marine it had in its close assault square when it began, or 0. */
  held: number;
  /** The nearest Marine on overwatch, and with a ranged weapon on guard, who saw it then, or 0. */
  watcher: number;
  guard: number;
  moved: boolean;
  /** By row: 1 went well, -1 did not, 0 not rolled (HR-SOLO-15). */
  risks: number[];
  order: Order | null;
  /** HR-SOLO-24: the Marine it reaches for, or 0; whether it has caught one in this activation. */
  reaching: number;
  caught: boolean;
  /** Its last turn is made (HR-SOLO-17). */
  turned: boolean;
}

export interface Solo {
  boxes: SquadBox[];
  now: Activation | null;
  /** HR-SOLO-31: in the order in which they were put off. */
  waiting: Activation[];
  /** HR-SOLO-20: Genestealers from blips that had to cross a Marine's fire. */
  covers: { unit: number; marine: number }[];
}

export function emptySolo(): Solo {
  return { boxes: [], now: null, waiting: [], covers: [] };
}

function forkActivation(activation: Activation): Activation {
  const { order } = activation;
  return {
    ...activation,
    risks: activation.risks.slice(),
    order: order?.do === 'leave' ? { ...order, squares: order.squares.slice() } : order && { ...order },
  };
}

export function forkSolo(solo: Solo): Solo {
  return {
    boxes: solo.boxes.map((box) => ({ ...box, edges: box.edges.slice() })),
    now: solo.now && forkActivation(solo.now),
    waiting: solo.waiting.map(forkActivation),
    covers: solo.covers.map((cover) => ({ ...cover })),
  };
}
