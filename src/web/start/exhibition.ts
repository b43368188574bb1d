/** A real match between two bots, for looking at: calm, without end, and at rest while nobody can see it. */
import type { Board } from '../../grid/index.ts';
import { localSitting } from '../../kernel/local-sitting.ts';
import { type Match, startMatch } from '../../kernel/match.ts';
import { eventsOf } from '../../kernel/sitting.ts';
import { type Adapter, type Effect, type MissionCard, onSquares, type Scene } from '../games/adapter.ts';
import { drawnChance } from '../match/drawn-chance.ts';
import { hireOpponent, type Opponent } from '../match/opponent.ts';

/** What an onlooker sees after one action. */
export interface Moment {
  readonly mission: string;
  readonly summary: string;
  readonly board: Board;
  readonly scene: Scene;
  readonly effects: readonly Effect[];
  readonly beat: number;
}

const STEP = 650;
const SHOT = 1200;
const UNSEEN = 30;
const END = 5000;

/** Plays match after match, `first` to begin with. Returns what stops it for good. */
export function exhibit(
  adapter: Adapter,
  first: MissionCard,
  isPaused: () => boolean,
  show: (moment: Moment) => void,
): () => void {
  let opponent: Opponent | null = null;
  let gone = false;
  let beat = 0;

  async function rest(time: number): Promise<void> {
    do await new Promise((wake) => setTimeout(wake, time));
    while (!gone && (document.hidden || isPaused()));
  }

  async function play(match: Match): Promise<void> {
    const table = onSquares(adapter.table(match.game));
    opponent?.close();
    const rival = hireOpponent(match.ruleset.id, match.setup, match.fairness.commitment);
    opponent = rival;
    const onlooker = localSitting(match, 'spectator');
    let last = '';
    let told: readonly Effect[] = [];
    while (!gone) {
      const view = onlooker.view();
      const scene = table.scene(view);
      const look = lookOf(scene);
      if (look !== last || told.length > 0) {
        const summary = onlooker.outcome() ? 'Over' : table.summary(view);
        show({ mission: table.title, summary, board: table.board(view), scene, effects: told, beat: beat++ });
        await rest(told.length > 0 ? SHOT : STEP);
      } else await rest(UNSEEN);
      last = look;
      const [asked] = onlooker.waiting();
      if (gone || !asked) return;
      const player = localSitting(match, asked.seat);
      const text = await rival.ask(player.view(), asked.seat);
      if (isPaused()) await rest(UNSEEN); // an answer that comes after the pause waits, too
      const before = onlooker.told().length;
      let refused = false;
      player.answer(player.decisions()[0].id, { text }, (refusal) => {
        refused = refusal !== null;
      });
      if (refused) return;
      told = table.effects(eventsOf(onlooker.told().slice(before)));
    }
  }

  async function run(): Promise<void> {
    const missions = adapter.missions.filter(({ laid, bought }) => !laid && !bought);
    for (let n = Math.max(0, missions.indexOf(first)); !gone; n++) {
      const { setup } = missions[n % missions.length];
      await play(startMatch(adapter.ruleset, setup, drawnChance(adapter.ruleset.seats)));
      await rest(END);
    }
  }

  // An onlooker misses nothing when it stops: the page below is whole without it.
  run().catch((error: unknown) => console.warn('The match behind the page stopped.', error));
  return () => {
    gone = true;
    opponent?.close();
  };
}

/** Everything that would look different. */
function lookOf({ pieces, doors, marks }: Scene): string {
  return JSON.stringify([
    pieces.map(({ id, symbol, square, facing }) => [id, symbol, square, facing]),
    doors,
    marks,
  ]);
}
