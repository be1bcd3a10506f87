import { runScript } from './runScript.mjs';

/** The log inside the server, at two sizes; that script prints its own table. */
export const measure = () => runScript('bench/log.bench.ts');
