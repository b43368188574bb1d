/** What a schema finds wrong with a value, as far as it is told. */
interface Issue {
  readonly kind: string;
  readonly type: string;
  readonly expected: string | null;
  readonly received: string;
  readonly message: string;
}

/** The finding in words for the person who wrote the file. */
export function issueSentence({ kind, type, expected, received, message }: Issue): string {
  // Where a schema brings words of its own, they are better.
  if (!message.startsWith('Invalid ')) return message;
  if (type === 'strict_object' && expected === 'never') return 'there is no such field.';
  if (received === 'undefined') return 'this field is missing.';
  if (type === 'union') return 'this is none of the known forms.';
  if (kind === 'schema') return `this should be ${expected}, not ${received}.`;
  return message;
}
