import { runScript } from './runScript.mjs';

/** Lists of books inside the server; that script prints its own lines. */
export const measure = () => runScript('bench/bpkb.bench.ts');
