import { runScript } from './runScript.mjs';

/** Medians of the receipt list inside the server; that script prints its own table. */
export const measure = () => runScript('bench/server-list.bench.ts');
