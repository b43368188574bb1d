import type { FastifyInstance } from 'fastify';

const TRIES = 50;

/** Listens on the port, or on the next one that is free. Returns the address as a URL. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  for (let next = port; ; next++) {
    try {
      await app.listen({ host, port: next });
      break;
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || next >= port + TRIES) throw error;
    }
  }
  const address = app.server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${at}/`;
}
