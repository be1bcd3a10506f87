import { runScript } from './runScript.mjs';

/** What a hundred collectors achieved inside the server; that script prints its own table. */
export const measure = () => runScript('bench/achievement.bench.ts');
