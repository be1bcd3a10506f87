import { runScript } from './runScript.mjs';

/** What falls due and is late inside the server, at two sizes; that script prints its own table. */
export const measure = () => runScript('bench/overdue.bench.ts');
