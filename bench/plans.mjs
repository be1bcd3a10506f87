import { runScript } from './runScript.mjs';

/** A collector's plan of 200 accounts inside the server; that script prints its own table. */
export const measure = () => runScript('bench/plans.bench.ts');
