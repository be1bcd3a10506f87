/*
 * `npm run bench`: measures and prints figures with their goals. A missed goal is printed, never a failure: time on
 * a shared machine is no test. `npm run bench -- size pushes` runs the named parts.
 */
import { table } from './figures.mjs';

const PARTS = [
  ...['size', 'notifications', 'pushes', 'peers', 'card', 'form', 'server', 'contracts', 'overdue'],
  'imports',
  'registrations',
  'distribution',
  'plans',
  'handovers',
  'pettyCash',
  'bpkb',
  'collectorDay',
  'achievement',
  'monitoring',
  'palette',
  'fiduciaries',
  'reports',
  'exports',
  'reads',
  'log',
  'storybook',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`No part called ${unknown.join(', ')}; there are ${PARTS.join(', ')}.`);
  process.exit(1);
}

const measured = [];
for (const name of PARTS.filter((part) => wanted.length === 0 || wanted.includes(part))) {
  console.log(`\n── ${name}`);
  try {
    const { measure } = await import(`./${name}.mjs`);
    measured.push({ name, figures: await measure() });
  } catch (error) {
    // Not a slow figure but none at all.
    console.error(`${name} could not be measured: ${error.stack ?? error}`);
    process.exitCode = 1;
  }
}
console.log(`\n${table(measured)}`);
