import type { Lesson } from '../../../drill/lesson.ts';

export const titan: Lesson<string> = {
  id: 'titan',
  title: 'A Titan',
  about: 'Shields first, then aim at what you want to break.',
  icon: 'i-eye',
  position: `
  phase: first-fire
  next: A
  initiative: A
  pieces:
    W: { row: warlord-titan, side: A, unit: Your-Titan, at: [50, 40], heading: 90, order: first, weapons: { left-arm: laser-blaster, right-arm: laser-blaster } }
    K: { row: tactical-marines, side: A, unit: Tactical-squad, at: [5, 110], order: first }
    V: { row: warlord-titan, side: B, unit: Enemy-Titan, at: [95, 40], heading: 270, order: charge, shields: 2 }
`,
  dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 1, 6],
  steps: [
    {
      say: 'The enemy Titan has two void shields left. Each hit takes one down and does nothing else.',
      why: 'A whole Warlord has six. Shields that are down may come back at the end of the turn, on 5 or 6.',
      rule: 'E2-SHLD-02',
      until: 'read',
    },
    {
      say: 'Fire your Titan at it: press it, then the other.',
      answer: ['fire 1'],
      point: 'fire 0',
      until: { kind: 'shield-down', left: 0 },
    },
    {
      say: 'The next hit gets through. Choose the part of the machine you aim at.',
      why: 'Two dice may shift the shot by a square. The reactor is well armoured, the legs are not.',
      rule: 'E2-TITAN-04',
      answer: ['aim'],
      point: 'prompt',
      until: { kind: 'aimed' },
    },
  ],
  learned: 'Bring shields down with many small shots, then strike with the great guns.',
  way: ['read', 'fire 1', 'aim 3,3'],
};
