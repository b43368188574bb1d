/** Words for sentences: how many, one after another, with a capital. */

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** '1 square', '3 squares', '0 squares'. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function capital(text: string): string {
  return text === '' ? text : text[0].toUpperCase() + text.slice(1);
}

/** With a capital and, where nothing else ends it, a full stop. */
export function sentence(text: string): string {
  const whole = capital(text.trim());
  return /[.!?]$/.test(whole) || whole === '' ? whole : `${whole}.`;
}
