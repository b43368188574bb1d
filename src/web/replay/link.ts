/** A whole match in an address: squeezed, then spelled with letters that an address may hold. */
import { Problem } from '../../kernel/contract.ts';
import { LIMITS, within } from '../../kernel/limits.ts';

export async function pack(text: string): Promise<string> {
  const bytes = await drain(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws a `Problem` when the data is not a match that was packed here. */
export async function unpack(data: string): Promise<string> {
  within(data.length, LIMITS.link, 'A link', 'letters');
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await drain(stream, LIMITS.shared));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('The link is incomplete: some of it was lost on the way.');
  }
}

async function drain(stream: ReadableStream<Uint8Array>, most = Infinity): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) {
      void reader.cancel();
      within(length, most, 'The match in a link', 'characters');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The address that carries a match; null when it would be too long: such addresses get lost in mail and chat. */
export async function linkFor(text: string, page: string): Promise<string | null> {
  const link = `${page}#/shared/${await pack(text)}`;
  return link.length <= LIMITS.link && text.length <= LIMITS.shared ? link : null;
}
