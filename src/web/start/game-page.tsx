import type { Door } from './doors.ts';

export function GamePage({ door }: { door: Door }) {
  return <p>{door.title}</p>;
}
