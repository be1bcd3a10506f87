import { runScript } from './runScript.mjs';

/** The list of registrations and the duplicate check inside the server; that script prints its own table. */
export const measure = () => runScript('bench/registrations.bench.ts');
