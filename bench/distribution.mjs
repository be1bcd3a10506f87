import { runScript } from './runScript.mjs';

/** A distribution of 20,000 accounts inside the server; that script prints its own table. */
export const measure = () => runScript('bench/distribution.bench.ts');
