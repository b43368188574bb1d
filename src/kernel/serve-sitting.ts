import { Problem, type Refusal, type Viewer } from './contract.ts';
import { withinData } from './limits.ts';
import { localSitting } from './local-sitting.ts';
import type { Match } from './match.ts';
import { changeOf } from './patch.ts';
import type { Sitting } from './sitting.ts';
import { type Message, markOf, type Now, type Pipe, readLines, sendLine } from './wire.ts';

const UNREAD: Refusal = { rule: 'KERNEL-WIRE', why: 'That message cannot be read.' };

/** Lets the other end of the pipe sit at a match. Returns what ends it. `sitting`: where its wishes are to pass somebody on their way. */
export function serveSitting(
  match: Match,
  viewer: Viewer,
  pipe: Pipe,
  sitting: Sitting = localSitting(match, viewer),
): () => void {
  /** As it was last sent. Whoever gives out a view leaves it alone from then on. */
  let view: unknown;
  let sent = 0;
  let leave: (() => void) | null = null;

  function hello(count: number, mark: string): void {
    const told = sitting.told();
    const kept = count <= told.length && markOf(told.slice(0, count)) === mark ? count : 0;
    sent = told.length;
    view = sitting.view();
    const { ruleset, setup } = match;
    const welcome = { ruleset: ruleset.id, setup, viewer, kept, view };
    sendLine(pipe, { welcome, told: told.slice(kept), now: nowOf(sitting) });
    leave ??= sitting.subscribe(tell);
  }

  function tell(): void {
    const told = sitting.told().slice(sent);
    sent += told.length;
    const next = told.length > 0 ? sitting.view() : view;
    const change = changeOf(view, next);
    view = next;
    sendLine(pipe, { change, told, now: nowOf(sitting) });
  }

  function read(message: unknown): void {
    const { tag, hello: first, ...request } = message as Record<string, unknown>;
    if (isRecord(first) && typeof first.told === 'number')
      return hello(first.told, typeof first.mark === 'string' ? first.mark : '');
    if (!leave || typeof tag !== 'number' || !Number.isInteger(tag)) return;
    const done = (refusal: Refusal | null) => sendLine(pipe, { tag, done: refusal } satisfies Message);
    if (!serve(sitting, request, tag, done)) done(UNREAD);
  }

  function serve(
    at: Sitting,
    request: Record<string, unknown>,
    tag: number,
    done: (r: Refusal | null) => void,
  ): boolean {
    const { answer, undo, concede, draw, reply, look } = request;
    if (isRecord(answer) && typeof answer.decision === 'number') {
      const { decision, text, action } = answer;
      at.answer(decision, typeof text === 'string' ? { text } : { action }, done);
    } else if (isRecord(undo)) at.undo(typeof undo.to === 'number' ? undo.to : undefined, done);
    else if (concede === true) at.concede(done);
    else if (draw === true) at.offerDraw(done);
    else if (isRecord(reply) && typeof reply.offer === 'number')
      at.reply(reply.offer, reply.yes === true, done);
    else if (typeof look === 'number') at.viewAt(look, (then) => sendLine(pipe, { tag, view: then }));
    else return false;
    return true;
  }

  readLines(
    pipe,
    (message) => {
      try {
        withinData(message, 'A message');
      } catch (error) {
        if (error instanceof Problem) return;
        throw error;
      }
      if (isRecord(message)) read(message);
    },
    () => undefined,
  );
  return () => leave?.();
}

function nowOf(at: Sitting): Now {
  return {
    decisions: at.decisions(),
    waiting: at.waiting(),
    outcome: at.outcome(),
    offers: at.offers(),
    standing: at.standing(),
    freeBack: at.freeBack(),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
