import { useEffect, useState } from 'react';
import { Trouble } from '../parts/page.tsx';
import { pushKey, stopPush, wantPush } from './api.ts';

/** Word to this device when it is one's turn and the page is closed, where the host has set it up. */
export function TellMe() {
  const [key, setKey] = useState<string | null>(null);
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const given = 'PushManager' in window ? (await pushKey()).key : null;
      const has = given !== null && (await subscription()) !== null;
      if (gone) return;
      setKey(given);
      setOn(has);
    };
    look().catch(() => undefined); // without it the page says "your turn" while it is open
    return () => {
      gone = true;
    };
  }, []);
  if (key === null) return null;
  const change = (want: boolean) =>
    void (want ? start(key) : stop())
      .then(() => {
        setOn(want);
        setProblem(null);
      })
      .catch((error: Error) => setProblem(error.message));
  return (
    <>
      <label className="far-listed">
        <input
          type="checkbox"
          data-field="push"
          checked={on}
          onChange={({ target }) => change(target.checked)}
        />
        <span>Tell this device when it is my turn, with the page closed too.</span>
      </label>
      <Trouble text={problem} />
    </>
  );
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function start(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('This browser does not let the page show notes: allow them in its settings.');
  const registration = await navigator.serviceWorker.ready;
  const subscribed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await wantPush(subscribed);
}

async function stop(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await stopPush(found.endpoint);
  await found.unsubscribe();
}
