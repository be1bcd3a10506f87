import { runScript } from './runScript.mjs';

/** Searches of contracts inside the server, at two sizes; that script prints its own table. */
export const measure = () => runScript('bench/contracts.bench.ts');
