import { runScript } from './runScript.mjs';

/** Monitoring inside the server; that script prints its own lines. */
export const measure = () => runScript('bench/monitoring.bench.ts');
