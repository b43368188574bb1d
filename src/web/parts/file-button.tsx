import { LIMITS } from '../../kernel/limits.ts';
import { Icon } from './icon.tsx';

/** A file from the player's own disk, as text. */
export function FileButton({
  word,
  accept,
  most = LIMITS.match,
  onText,
}: {
  word: string;
  accept: string;
  /** Characters its reader takes. */
  most?: number;
  onText(text: string): void;
}) {
  return (
    <label className="open-file">
      <Icon name="i-replay" /> {word}
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const input = event.currentTarget;
          // One more than any reader takes is enough to be refused.
          void input.files?.[0]
            ?.slice(0, most + 1)
            .text()
            .then(onText);
          input.value = '';
        }}
      />
    </label>
  );
}

/** Gives the player a text as a file. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
