import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from './company/signIn.mjs';
import { startCompany } from './company/startCompany.mjs';
import { figure } from './figures.mjs';

/** EXPORT_ROWS measures another size. */
const RECEIPTS = Number(process.env.EXPORT_ROWS ?? 1_000_000);
/** May read and export everything. */
const READER = 'direktur';
/** ms between two looks at the list while a file is written. */
const PAUSE = 200;
const MOST_MEMORY = 160;
const LEAST_RATE = 20_000;
const LIST_GOAL = 50;

/**
 * A file of every receipt as XLSX and as CSV: what it adds to the server's memory at most, rows per second of its processor,
 * and how long the month's first page of receipts takes meanwhile, server, database and reader on one machine.
 */
export async function measure() {
  const company = await startCompany({ receipts: RECEIPTS });
  try {
    const { password } = await signIn(company, READER);
    const ask = (path) =>
      fetch(`${company.origin}/api/${path}`, { headers: { authorization: `Bearer ${password}` } });
    const list = async () => {
      const began = performance.now();
      await (await ask('credits?period=month')).arrayBuffer();
      return performance.now() - began;
    };
    const alone = [];
    for (let run = 0; run < 40; run += 1) alone.push(await list());
    const figures = [figure('receipts list alone, median', median(alone.slice(20)), 'ms')];
    for (const format of ['xlsx', 'csv']) figures.push(...(await measureOne(company.pid, ask, list, format)));
    return figures;
  } finally {
    await company.stop();
  }
}

async function measureOne(pid, ask, list, format) {
  const before = memoryOf(pid).now;
  forgetPeak(pid);
  const [began, processor] = [performance.now(), processorOf(pid)];
  const answer = await ask(`credits/export?period=all&format=${format}`);
  const rows = Number(answer.headers.get('x-row-count'));
  let ended = false;
  const bytes = (async () => {
    let size = 0;
    for await (const piece of answer.body) size += piece.length;
    ended = true;
    return size;
  })();
  const times = [];
  while (!ended) {
    times.push(await list());
    await sleep(PAUSE);
  }
  const size = await bytes;
  const spent = processorOf(pid) - processor;
  const name = `${format.toUpperCase()} of ${rows} receipts`;
  return [
    figure(`${name}, memory added`, (memoryOf(pid).peak - before) / 1024, 'MB', MOST_MEMORY),
    figure(`${name}, processor of 1,000 rows`, (spent / rows) * 1000 * 1000, 'ms', 1_000_000 / LEAST_RATE),
    figure(`${name}, receipts list meanwhile, median`, median(times), 'ms', LIST_GOAL),
    figure(`${name}, receipts list meanwhile, 95 %`, share(times, 0.95), 'ms'),
    figure(`${name}, time`, (performance.now() - began) / 1000, 's'),
    figure(`${name}, size`, size / 1_000_000, 'MB'),
  ];
}

const median = (times) => share(times, 0.5);

/** The time that this share of them stays within. */
const share = (times, part) => [...times].sort((one, other) => one - other)[Math.floor(times.length * part)];

/** kB that a process holds, and the most that it held. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kB = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]);
  return { now: kB('VmRSS'), peak: kB('VmHWM') };
}

const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Seconds of processor, of all its threads; a tick is 10 ms. */
function processorOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
