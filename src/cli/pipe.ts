/** What becomes of the command line when nobody reads on. */
import type { Writable } from 'node:stream';

/** Whoever has seen enough (`| head`) shuts the pipe: that is the end, not a fault. */
export function endsWithReader(stream: Writable, end: () => void): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
