import { runScript } from './runScript.mjs';

/** Lists and journal of petty cash inside the server; that script prints its own lines. */
export const measure = () => runScript('bench/pettyCash.bench.ts');
