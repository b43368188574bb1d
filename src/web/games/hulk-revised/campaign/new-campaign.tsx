import { useState } from 'react';
import { type Campaign, startCampaign } from '../../../../games/hulk-revised/campaign/index.ts';
import type { ForceProblem } from '../../../../games/hulk-revised/force/bill.ts';
import type { MarineList, StealerList } from '../../../../games/hulk-revised/force/list.ts';
import { defaultStrength } from '../../../match/opponents.ts';
import { type Opponent, playersFor } from '../../../missions/arrangement.ts';
import { SideChoice } from '../../../missions/side-choice.tsx';
import { StrengthChoice } from '../../../missions/strength-choice.tsx';
import { Segments } from '../../../parts/choices.tsx';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { randomHex } from '../../../store/random-id.ts';
import { type KeptForce, newMarines, newStealers, useAllForces } from '../forces/force-store.ts';
import { Problems } from '../forces/problems.tsx';
import { hulkRevisedAdapter as adapter } from '../index.ts';
import { CAMPAIGNS } from '../library.ts';
import { ownAddress } from '../own-address.ts';
import { campaigns, ownCampaign } from './campaign-store.ts';
import { OwnMissions } from './own-missions.tsx';

const OWN = 'own';
const QUICK = '';

/** Which missions, whose forces, who plays. */
export function NewCampaign() {
  const [which, setWhich] = useState(CAMPAIGNS[0]?.id ?? OWN);
  const [legs, setLegs] = useState<readonly string[]>(() => adapter.missions.slice(0, 2).map(({ id }) => id));
  const [points, setPoints] = useState(40);
  const [lists, setLists] = useState<{ marine?: string; stealer?: string }>({});
  const [side, setSide] = useState(adapter.seats[0].seat);
  const [opponent, setOpponent] = useState<Opponent>('machine');
  const [strength, setStrength] = useState(() => defaultStrength(adapter.ruleset.id)?.id ?? '');
  const [timer, setTimer] = useState(false);
  const [problems, setProblems] = useState<readonly ForceProblem[]>([]);
  const kept = useAllForces();
  const found = CAMPAIGNS.find(({ id }) => id === which);

  const total = found?.points ?? points;
  /** What was picked, else a list made for just these points. */
  const chosen = (of: 'marine' | 'stealer'): string => lists[of] ?? fitting(kept, of, total)?.id ?? QUICK;

  async function start(): Promise<void> {
    try {
      const campaign: Campaign = found ?? ownCampaign(legs, points);
      const pick = (of: 'marine' | 'stealer') => kept.find(({ id }) => id === chosen(of))?.list;
      const marine = (pick('marine') as MarineList | undefined) ?? newMarines();
      const stealer = (pick('stealer') as StealerList | undefined) ?? newStealers(campaign.missions.length);
      const plan = { side, opponent, strength };
      const solo = opponent === 'rules' && adapter.solo?.seat === side;
      const started = startCampaign(campaign, { marine, stealer }, { timer, solo });
      if (!started.ok) return setProblems(started.problems);
      const id = randomHex(6);
      const players = playersFor(adapter, opponent === 'far' ? { ...plan, opponent: 'person' } : plan);
      await campaigns.put({
        id,
        campaign,
        state: started.state,
        players,
        ...(opponent === 'far' ? { far: { seat: side, last: null } } : {}),
        match: null,
        before: null,
        savedAt: Date.now(),
      });
      window.location.hash = ownAddress('campaigns', id);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      setProblems([{ rule: 'HR-CAMP-01', why, path: '' }]);
    }
  }
  const options = (of: 'marine' | 'stealer') => [
    { value: QUICK, word: of === 'marine' ? 'A ready squad of five' : 'Blips only' },
    ...kept.filter(({ list }) => list.side === of).map(({ id, name }) => ({ value: id, word: name })),
  ];
  return (
    <section className="squad" aria-label="New campaign">
      <h2 className="name">A new campaign</h2>
      <Pick
        word="Campaign"
        field="campaign"
        value={which}
        options={[
          ...CAMPAIGNS.map(({ id, title }) => ({ value: id, word: title })),
          { value: OWN, word: 'Your own choice of missions' },
        ]}
        onChange={setWhich}
      />
      {found ? (
        <p className="briefing">{found.story}</p>
      ) : (
        <>
          <OwnMissions missions={adapter.missions} chosen={legs} onChange={setLegs} />
          <Counter word="Points for each side" field="points" step={5} value={points} onChange={setPoints} />
        </>
      )}
      <div className="row">
        <Pick
          word="Marine list"
          field="marine"
          value={chosen('marine')}
          options={options('marine')}
          onChange={(marine) => setLists({ ...lists, marine })}
        />
        <Pick
          word="Stealer list"
          field="stealer"
          value={chosen('stealer')}
          options={options('stealer')}
          onChange={(stealer) => setLists({ ...lists, stealer })}
        />
      </div>
      <SideChoice adapter={adapter} side={side} onChange={setSide} />
      <Segments<Opponent>
        label="Against"
        name="opponent"
        options={[
          { value: 'machine', word: 'The machine' },
          { value: 'person', word: 'A person here' },
          { value: 'far', word: 'A person elsewhere' },
          { value: 'rules', word: 'The solo rules' },
        ]}
        value={opponent}
        onChange={setOpponent}
      />
      {opponent === 'machine' && (
        <StrengthChoice game={adapter.ruleset.id} strength={strength} onChange={setStrength} />
      )}
      <label className="check">
        <input type="checkbox" checked={timer} onChange={(event) => setTimer(event.target.checked)} />
        With the clock
      </label>
      <Problems problems={problems} />
      <button type="button" className="btn go" data-do="start-campaign" onClick={() => void start()}>
        <Icon name="i-campaign" /> Begin the campaign
      </button>
    </section>
  );
}

function fitting(
  kept: readonly KeptForce[],
  of: 'marine' | 'stealer',
  points: number,
): KeptForce | undefined {
  return kept.find((force) => force.list.side === of && force.points === points && force.missions > 0);
}
