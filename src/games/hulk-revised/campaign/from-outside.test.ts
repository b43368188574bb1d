import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readForce } from '../force/list.ts';
import { readCampaign } from './file.ts';
import { readShared, sharedFile } from './from-outside.ts';
import { startCampaign } from './state.ts';

const find = (id: string): unknown => parse(readFileSync(`missions/hulk-revised/${id}.yaml`, 'utf8'));
const data = {
  id: 'two',
  title: 'Two',
  points: 40,
  missions: [
    { id: 'first-contact', minMarines: 1 },
    { id: 'cold-trail', minMarines: 1 },
  ],
};

function shared(): Record<string, unknown> {
  const campaign = readCampaign(data, find);
  const units = [{ name: 'Ivo', kind: 'sergeant', assault: 'power-sword', ranged: 'storm-bolter' }];
  const started = startCampaign(campaign, {
    marine: readForce({ side: 'marine', squads: [{ units }] }) as never,
    stealer: readForce({ side: 'stealer', blips: 40 }) as never,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const { state } = started;
  return { id: 'abc', campaign: sharedFile(campaign), before: state, state };
}

test('a campaign comes from another browser as it was, missions and all', () => {
  const sent = JSON.parse(JSON.stringify(shared())) as Record<string, unknown>;
  const read = readShared(sent, find);
  expect(read.campaign).toEqual(readCampaign(data, find));
  expect(read.state).toEqual(sent.state);
});

test('what is no campaign is refused with its place', () => {
  const good = shared() as { state: Record<string, unknown> };
  const bad = [
    null,
    {},
    { ...good, more: 1 },
    { ...good, state: { ...good.state, next: -1 } },
    { ...good, state: { ...good.state, soldiers: [{ name: 'x' }] } },
    { ...good, campaign: { ...data, missions: [{ id: '../x' }, { id: 'cold-trail' }] } },
  ];
  for (const one of bad) expect(() => readShared(one, find), JSON.stringify(one)?.slice(0, 80)).toThrow();
});
