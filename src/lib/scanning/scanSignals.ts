/** What a scan came to, for ear and hand. */
export type ScanSignal = 'good' | 'bad';

interface Tone {
  /** Hz, one after the other. */
  notes: readonly number[];
  shape: OscillatorType;
  /** Of each note, seconds. */
  long: number;
  /** ms on, off, on. */
  shakes: number | number[];
}

/** Told apart without looking, in a noisy room too: high and short, or low and long. */
const TONES: Readonly<Record<ScanSignal, Tone>> = {
  good: { notes: [880, 1320], shape: 'sine', long: 0.07, shakes: 40 },
  bad: { notes: [196, 147], shape: 'square', long: 0.18, shakes: [120, 60, 120] },
};
const LOUD = 0.2;

let audio: AudioContext | null = null;

/** Has sound ready: browsers let a page sound after a press only. */
export function wakeSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
  } catch {
    // No sound here; word and colour say the same.
  }
}

/** Says by sound and vibration what a scan came to. */
export function signalScan(signal: ScanSignal): void {
  const { notes, shape, long, shakes } = TONES[signal];
  if ('vibrate' in navigator) navigator.vibrate(shakes);
  if (audio?.state !== 'running') return;
  for (const [at, note] of notes.entries()) {
    const oscillator = new OscillatorNode(audio, { type: shape, frequency: note });
    const gain = new GainNode(audio, { gain: LOUD });
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(audio.currentTime + at * long);
    oscillator.stop(audio.currentTime + (at + 1) * long);
  }
}
