/** What one is called at other people's tables. */
export function NameField({ name, onChange }: { name: string; onChange(name: string): void }) {
  return (
    <label className="field">
      <span className="label">Your name</span>
      <input
        data-field="name"
        value={name}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
