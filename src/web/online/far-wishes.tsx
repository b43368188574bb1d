import './online.css';
import { useEffect, useState } from 'react';
import { Trouble } from '../parts/page.tsx';
import { myName } from './api.ts';
import { wishes } from './wishes.ts';

/** Who invites, and whether everybody may come. */
export function FarWishes() {
  const [name, setName] = useState(wishes.name);
  const [listed, setListed] = useState(wishes.listed);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    myName()
      .then((me) => {
        wishes.name ||= me.name ?? '';
        setName(wishes.name);
      })
      .catch((error: Error) => setProblem(error.message));
  }, []);
  return (
    <>
      <label className="field">
        <span className="label">Your name</span>
        <input
          data-field="name"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => {
            wishes.name = event.target.value;
            setName(wishes.name);
          }}
        />
      </label>
      <label className="far-listed">
        <input
          type="checkbox"
          checked={listed}
          onChange={(event) => {
            wishes.listed = event.target.checked;
            setListed(wishes.listed);
          }}
        />
        <span>Anybody may join. Otherwise only who has the link.</span>
      </label>
      <Trouble text={problem} />
    </>
  );
}
