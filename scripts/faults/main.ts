/*
 * `npm run faults`: tries every fault of docs/faults.md on a company at work, and ends in one line, `N survived`.
 *   npm run faults -- id id   tries the named ones
 */
import { buildTestPrograms } from '../../server/testing/testPrograms';
import { openCompany, type Company } from './company/openCompany';
import { openLoad, type Load } from './company/startLoad';
import type { Fault } from './Fault';
import { FAULTS } from './faults';
import { tryFault } from './tryFault';

const named = process.argv.slice(2);
const unknown = named.filter((id) => !FAULTS.some((fault) => fault.id === id));
if (unknown.length > 0) {
  console.error(
    `No fault is called ${unknown.join(', ')}. There are: ${FAULTS.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(2);
}
const faults = named.length === 0 ? FAULTS : FAULTS.filter(({ id }) => named.includes(id));
// Backups and restores are started as processes of their own.
const programs = await buildTestPrograms();
const code = await tryAll(faults);
programs.remove();
process.exit(code);

async function tryAll(list: readonly Fault[]): Promise<0 | 1> {
  const began = Date.now();
  const lost: Fault[] = [];
  let at = await openAtWork();
  for (const fault of list) {
    const start = Date.now();
    const found = await tryFault(fault, at.company, at.load);
    const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6);
    console.log(`${found.length === 0 ? 'survived' : 'NOT     '} ${seconds} s  ${fault.id}: ${fault.title}`);
    if (found.length === 0) continue;
    console.log(found.map((what) => `  ${what.replaceAll('\n', '\n  ')}`).join('\n'));
    lost.push(fault);
    // What is broken stays with the company that it was found in.
    await close(at.company);
    at = await openAtWork();
  }
  const payments = at.load.taken();
  await close(at.company);
  console.log(
    `\n${((Date.now() - began) / 60_000).toFixed(1)} minutes, ${payments} payments beside, 0 tried again`,
  );
  if (lost.length > 0) console.log(`did not survive: ${lost.map(({ id }) => id).join(', ')}`);
  console.log(`${list.length - lost.length} survived`);
  return lost.length === 0 ? 0 : 1;
}

async function openAtWork(): Promise<{ company: Company; load: Load }> {
  const company = await openCompany();
  return { company, load: await openLoad(company) };
}

/** A company that cannot even be closed has said why already. */
async function close(company: Company): Promise<void> {
  await company.close().catch((error: unknown) => console.error(error));
}
