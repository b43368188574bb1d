/** The line to a table at the server. It is made again whenever it breaks, and takes up where it was. */
import { type FarTable, farTable, isStill, STILL, type TableNews } from '../../kernel/far-table.ts';
import type { RemoteSitting } from '../../kernel/remote-sitting.ts';
import { rulesets } from '../games/rulesets.ts';
import { randomHex } from '../store/random-id.ts';

interface Heard {
  news(news: TableNews): void;
  seated(sitting: RemoteSitting): void;
  /** Whether the line stands. */
  line(stands: boolean): void;
  gone(why: string): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How often it is asked whether the line still stands, and how long the answer may take. */
const DOUBT_EVERY = 25_000;
const ANSWER_WITHIN = 4_000;
const NO_MATCH = 4404;

export interface FarLine {
  /** Says something about the table. */
  say: FarTable['say'];
  end(): void;
}

export function openLine(id: string, heard: Heard): FarLine {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let over = false;
  let heardAt = 0;
  const table = farTable({ load: rulesets.load, nonce: nonceFor, news: heard.news, seated: heard.seated });

  function connect(): void {
    const address = new URL(`api/matches/${id}/sit`, window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const line = new WebSocket(address);
    line.binaryType = 'arraybuffer';
    socket = line;
    line.onopen = () => {
      wait = FIRST_WAIT;
      table.connected(
        (bytes) => line.readyState === WebSocket.OPEN && line.send(bytes as Uint8Array<ArrayBuffer>),
      );
      heard.line(true);
    };
    line.onmessage = ({ data }) => {
      heardAt = performance.now();
      const bytes = new Uint8Array(data as ArrayBuffer);
      if (!isStill(bytes)) table.receive(bytes);
    };
    line.onclose = ({ code, reason }) => {
      if (over) return;
      if (code === NO_MATCH) return heard.gone(reason);
      heard.line(false);
      timer = window.setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  }

  /** A line can be dead without anybody having said so: a phone slept, or came to another network. */
  function doubt(): void {
    const line = socket;
    if (document.hidden || !line || line.readyState > WebSocket.OPEN) return;
    const asked = performance.now();
    if (line.readyState === WebSocket.OPEN) line.send(STILL as Uint8Array<ArrayBuffer>);
    window.setTimeout(() => {
      if (over || socket !== line || heardAt >= asked || line.readyState > WebSocket.OPEN) return;
      line.onopen = line.onmessage = line.onclose = null;
      line.close();
      heard.line(false);
      connect();
    }, ANSWER_WITHIN);
  }

  /** A phone that slept need not wait for the next try. */
  const wake = () => {
    if (document.hidden) return;
    if (socket?.readyState !== WebSocket.CLOSED) return doubt();
    clearTimeout(timer);
    wait = FIRST_WAIT;
    connect();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  const doubts = window.setInterval(doubt, DOUBT_EVERY);
  connect();
  return {
    say: table.say,
    end() {
      over = true;
      clearTimeout(timer);
      clearInterval(doubts);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      socket?.close();
    },
  };
}

/** Kept until the match is done with, since what was promised must be shown, by another tab too. */
function nonceFor(match: string): string {
  const key = `auspex.nonce.${match}`;
  const kept = localStorage.getItem(key) ?? randomHex(32);
  localStorage.setItem(key, kept);
  return kept;
}
