import { runScript } from './runScript.mjs';

/** What the palette asks inside the server; that script prints its own lines. */
export const measure = () => runScript('bench/palette.bench.ts');
