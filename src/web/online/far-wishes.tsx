import './online.css';
import { useEffect, useState } from 'react';
import { Trouble } from '../parts/page.tsx';
import { myName } from './api.ts';
import { NameField } from './name-field.tsx';
import { DELAYS, TIMES, wishes } from './wishes.ts';

/** Who invites, and whether everybody may come. */
export function FarWishes() {
  const [name, setName] = useState(wishes.name);
  const [time, setTime] = useState(wishes.time);
  const [delay, setDelay] = useState(wishes.delay);
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
      <NameField
        name={name}
        onChange={(chosen) => {
          wishes.name = chosen;
          setName(chosen);
        }}
      />
      <label className="field">
        <span className="label">Time to think</span>
        <select
          data-field="time"
          value={time}
          onChange={(event) => {
            wishes.time = event.target.value;
            setTime(wishes.time);
          }}
        >
          {TIMES.map(({ id, word }) => (
            <option key={id} value={id}>
              {word}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">Spectators see it</span>
        <select
          data-field="delay"
          value={delay}
          onChange={(event) => {
            wishes.delay = Number(event.target.value);
            setDelay(wishes.delay);
          }}
        >
          {DELAYS.map(({ seconds, word }) => (
            <option key={seconds} value={seconds}>
              {word}
            </option>
          ))}
        </select>
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
