/** All sounds are made here from noise and tones; nothing is loaded. */
import type { SoundName } from '../games/sound.ts';

interface Out {
  readonly audio: AudioContext;
  readonly to: AudioNode;
  readonly at: number;
}

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly type?: OscillatorType;
  readonly start?: number;
  readonly length: number;
  readonly loud: number;
}

interface Noise {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly start?: number;
  readonly length: number;
  readonly loud: number;
  readonly sharp?: number;
}

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays one sound, from the left (-1) to the right (1), so many seconds from now. */
export function play(name: SoundName, volume: number, pan: number, wait = 0): void {
  audio ??= new AudioContext();
  // A page that was only just opened may not sound before somebody has touched it.
  if (audio.state === 'suspended') void audio.resume();
  const gain = audio.createGain();
  gain.gain.value = (volume / 100) ** 2 * 0.8;
  const side = audio.createStereoPanner();
  side.pan.value = Math.max(-0.7, Math.min(0.7, pan));
  gain.connect(side).connect(audio.destination);
  PATCHES[name]({ audio, to: gain, at: audio.currentTime + 0.01 + wait });
  setTimeout(() => side.disconnect(), 3000);
}

function envelope({ audio, to, at }: Out, start: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at + start);
  gain.gain.exponentialRampToValueAtTime(loud, at + start + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + start + length);
  gain.connect(to);
  return gain;
}

function tone(out: Out, { from, to = from, type = 'sine', start = 0, length, loud }: Tone): void {
  const source = out.audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, out.at + start);
  source.frequency.exponentialRampToValueAtTime(to, out.at + start + length);
  source.connect(envelope(out, start, length, loud));
  source.start(out.at + start);
  source.stop(out.at + start + length);
}

function noise(out: Out, { filter, from, to = from, start = 0, length, loud, sharp = 1 }: Noise): void {
  const { audio: context, at } = out;
  hiss ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = filter;
  band.Q.value = sharp;
  band.frequency.setValueAtTime(from, at + start);
  band.frequency.exponentialRampToValueAtTime(to, at + start + length);
  source.connect(band).connect(envelope(out, start, length, loud));
  source.start(at + start, start % 1);
  source.stop(at + start + length);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const notes = (out: Out, frequencies: readonly number[], gap: number, length: number) =>
  frequencies.forEach((from, i) => {
    tone(out, { from, type: 'triangle', start: i * gap, length, loud: 0.22 });
  });

const PATCHES: Readonly<Record<SoundName, (out: Out) => void>> = {
  bolter(out) {
    for (const start of [0, 0.085, 0.17]) {
      noise(out, { filter: 'lowpass', from: 2600, to: 300, start, length: 0.11, loud: 0.5 });
      tone(out, { from: 130, to: 45, start, length: 0.1, loud: 0.5 });
    }
  },
  flame(out) {
    noise(out, { filter: 'bandpass', from: 350, to: 900, length: 0.8, loud: 0.5, sharp: 0.7 });
    noise(out, { filter: 'highpass', from: 3500, start: 0.1, length: 0.6, loud: 0.08 });
  },
  blast(out) {
    noise(out, { filter: 'lowpass', from: 1400, to: 70, length: 0.7, loud: 0.7 });
    tone(out, { from: 90, to: 32, length: 0.5, loud: 0.6 });
  },
  door(out) {
    noise(out, { filter: 'bandpass', from: 600, to: 250, length: 0.32, loud: 0.25, sharp: 3 });
    tone(out, { from: 70, to: 55, type: 'sawtooth', length: 0.3, loud: 0.08 });
    noise(out, { filter: 'lowpass', from: 500, start: 0.3, length: 0.09, loud: 0.4 });
  },
  claw(out) {
    for (const start of [0, 0.13]) {
      noise(out, { filter: 'highpass', from: 1800, to: 5200, start, length: 0.1, loud: 0.25 });
      tone(out, { from: 620, to: 180, type: 'triangle', start, length: 0.12, loud: 0.2 });
    }
  },
  death(out) {
    tone(out, { from: 420, to: 90, type: 'sawtooth', length: 0.35, loud: 0.1 });
    noise(out, { filter: 'bandpass', from: 900, to: 200, length: 0.3, loud: 0.2, sharp: 2 });
  },
  jam(out) {
    for (const [start, from] of [
      [0, 1900],
      [0.09, 1200],
    ])
      noise(out, { filter: 'bandpass', from, start, length: 0.045, loud: 0.5, sharp: 8 });
  },
  blip(out) {
    tone(out, { from: 1320, length: 0.45, loud: 0.16 });
    tone(out, { from: 1320, start: 0.22, length: 0.5, loud: 0.05 });
  },
  dice(out) {
    for (const start of [0, 0.06, 0.11, 0.19, 0.26])
      noise(out, { filter: 'bandpass', from: 2200 + start * 3000, start, length: 0.03, loud: 0.3, sharp: 6 });
  },
  step(out) {
    noise(out, { filter: 'lowpass', from: 260, to: 90, length: 0.09, loud: 0.16 });
  },
  psi(out) {
    for (const from of [220, 331]) tone(out, { from, to: from * 1.5, length: 0.7, loud: 0.12 });
  },
  turn: (out) => notes(out, [440, 587], 0.14, 0.3),
  win: (out) => notes(out, [392, 523, 659, 784], 0.16, 0.5),
  lose: (out) => notes(out, [392, 330, 262], 0.22, 0.6),
};
