import { runScript } from './runScript.mjs';

/** Every report inside the server; that script prints its own table. */
export const measure = () => runScript('bench/reports.bench.ts');
