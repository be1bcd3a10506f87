import { runScript } from './runScript.mjs';

/** Reading, posting and undoing a statement of 10,000 lines inside the server; that script prints its own table. */
export const measure = () => runScript('bench/imports.bench.ts');
