import { runScript } from './runScript.mjs';

/** Fiduciaries to register and to remove inside the server; that script prints its own table. */
export const measure = () => runScript('bench/fiduciaries.bench.ts');
