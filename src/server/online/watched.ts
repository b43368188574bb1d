/** A line can be dead without anybody having said so, and somebody may never read what is sent. */
import type { WebSocket } from 'ws';

/** What may wait to be read: a welcome to the largest battle many times over. */
const MOST_UNREAD = 16 * 1024 * 1024;

/** Ends a line at whose other end nobody gives a sign within `every` milliseconds, or nobody reads. */
export function watched(
  socket: WebSocket,
  every: number,
  mostUnread: number = MOST_UNREAD,
): { send(bytes: Uint8Array): void } {
  let isAlive = true;
  const sign = () => {
    isAlive = true;
  };
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, every);
  timer.unref();
  socket.on('pong', sign);
  socket.on('message', sign);
  socket.on('close', () => clearInterval(timer));
  return {
    send(bytes) {
      if (socket.bufferedAmount > mostUnread) socket.terminate();
      else socket.send(bytes);
    },
  };
}
