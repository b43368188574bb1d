/** What the server does, in figures, as Prometheus reads them. They tell of nobody and of no match. */
import type { FastifyInstance } from 'fastify';

/** Counted by whoever does it. */
export interface Tally {
  /** Open connections to matches. */
  lines: number;
  /** Messages heard on them. */
  messages: number;
  /** Connections ended for what was said on them, or how fast. */
  thrownOut: number;
}

export function registerMetrics(app: FastifyInstance, tally: Tally): void {
  const answered = new Map<string, number>();
  app.addHook('onResponse', async (_request, reply) => {
    const kind = `${Math.floor(reply.statusCode / 100)}xx`;
    answered.set(kind, (answered.get(kind) ?? 0) + 1);
  });
  app.get('/metrics', async (_request, reply) => {
    const { rss, heapUsed } = process.memoryUsage();
    const lines = [
      ...figure('auspex_lines', 'gauge', 'Open connections to matches.', tally.lines),
      ...figure('auspex_messages_total', 'counter', 'Messages heard on them.', tally.messages),
      ...figure(
        'auspex_thrown_out_total',
        'counter',
        'Connections ended for what was said.',
        tally.thrownOut,
      ),
      '# HELP auspex_answers_total Requests answered.',
      '# TYPE auspex_answers_total counter',
      ...[...answered].sort().map(([code, count]) => `auspex_answers_total{code="${code}"} ${count}`),
      ...figure('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
      ...figure('auspex_heap_bytes', 'gauge', 'Memory in use.', heapUsed),
      ...figure('process_uptime_seconds', 'gauge', 'Since it was started.', Math.floor(process.uptime())),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

function figure(name: string, type: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}
