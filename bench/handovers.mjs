import { runScript } from './runScript.mjs';

/** A hand-over of 200 TTS inside the server beside other counters; that script prints its own lines. */
export const measure = () => runScript('bench/handovers.bench.ts');
