/** What changes nothing: sitting down again, and looks at what was before. It needs no turn at the match. */

const LOOKS = new Set(['tag', 'look']);

/** However it is spelled: what is not known for one is none. */
export function isOnlyLooking(bytes: Uint8Array): boolean {
  try {
    const lines = Buffer.from(bytes).toString().split('\n');
    return lines.filter(Boolean).every((line) => isLook(JSON.parse(line)));
  } catch {
    return false;
  }
}

function isLook(message: unknown): boolean {
  const keys = Object.keys(message ?? {});
  return keys.length > 0 && (keys.every((key) => key === 'hello') || keys.every((key) => LOOKS.has(key)));
}
