/*
 * What the palette asks for a text inside the server, at 1,000,000 contracts, 1,050,000 receipts, 300,000 TTS, letters and
 * vouchers each, and 100,000 books. Goal: 50 ms for all sources of a text together, as a Direktur asks, who has every one.
 * `tsx bench/palette.bench.ts 50000 50000 20000` measures other numbers. BENCH_DATABASE_URL names a database to keep them in.
 */
import { bookLabel } from '@/lib/format/bpkbLabel';
import { readLetterNumber, readTtsNumber, readVoucherNumber } from '@/lib/format/recordNumbers';
import { MAX_HITS } from '@/lib/palette/PaletteSource';
import { openCompany, type SignedInApi } from './inServer/openCompany';
import { loadBooks } from './loadBooks';
import { loadContracts } from './loadContracts';
import { loadMonths } from './loadMonths';
import { loadPapers } from './loadPapers';
import { loadPetty } from './loadPetty';

const [CONTRACTS = 1_000_000, RECEIPTS = 1_050_000, PAPERS = 300_000] = process.argv.slice(2).map(Number);
const RUNS = 15;
const WARM_UP = 3;
const GOAL = 50;

/** What each source asks; '': it is not asked for this text. */
const SOURCES: readonly [name: string, ask: (text: string) => string][] = [
  ['contracts', (text) => `contracts?search=${text}`],
  ['registrations', (text) => `registrations?search=${text}`],
  ['receipts', (text) => `credits?period=all&search=${text}`],
  ['books', (text) => (asksBooks(decodeURIComponent(text)) ? `bpkb?search=${text}` : '')],
  ['staff', (text) => `staff?search=${text}`],
  ['TTS', (text) => (isNumber(readTtsNumber, text) ? `tts?search=${text}` : '')],
  ['letters', (text) => (isNumber(readLetterNumber, text) ? `letters?state=ALL&search=${text}` : '')],
  ['vouchers', (text) => (isNumber(readVoucherNumber, text) ? `petty-vouchers?search=${text}` : '')],
];
const asksBooks = (text: string) => /\d/.test(text) && !text.includes('/');
const isNumber = (read: (text: string) => string | null, text: string) =>
  read(decodeURIComponent(text)) !== null;

const company = await openCompany({ unhurried: true });
try {
  const began = Date.now();
  const { pool } = company.connection;
  const has = async (query: string) => ((await pool.query(query)).rowCount ?? 0) > 0;
  // Books come with contracts of their own.
  if (!(await has(`select from contracts where code like '%-0001-%' limit 1`)))
    await loadBooks(company.connection, 100_000);
  await loadContracts(company.connection, CONTRACTS);
  await loadMonths(company.connection, RECEIPTS);
  await loadPapers(company.connection, PAPERS);
  if (!(await has(`select from petty_vouchers where number like 'PC/O1/%' limit 1`)))
    await loadPetty(company.connection, PAPERS);
  console.log(`loaded in ${Math.round((Date.now() - began) / 1000)} s`);
  const api = await company.openApi();
  try {
    for (const [name, text] of await texts()) await measure(api, name, text);
  } finally {
    await api.app.close();
  }
} finally {
  await company.close();
}

async function measure(api: SignedInApi, name: string, text: string): Promise<void> {
  const asked = SOURCES.flatMap(([source, ask]) => {
    const address = ask(encodeURIComponent(text));
    return address === '' ? [] : [[source, `${address}&size=${MAX_HITS}`] as const];
  });
  const all = await median(() => Promise.all(asked.map(([, address]) => call(api, address))));
  const each: string[] = [];
  for (const [source, address] of asked)
    each.push(`${source} ${(await median(() => call(api, address))).toFixed(1)}`);
  const missed = all >= GOAL ? '  missed' : '';
  console.log(
    `${`${name}, “${text}”`.padEnd(44)}${all.toFixed(1).padStart(7)} ms${missed}   ${each.join(', ')}`,
  );
}

async function call({ app, headers }: SignedInApi, address: string): Promise<void> {
  const answer = await app.inject({ url: `/api/${address}`, headers });
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.body}`);
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = -WARM_UP; at < RUNS; at += 1) {
    const started = performance.now();
    await run();
    if (at >= 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? NaN;
}

/** Of records in the middle, and words with many hits, few and none. */
async function texts(): Promise<[name: string, text: string][]> {
  const one = async (query: string): Promise<string> => {
    const { rows } = await company.connection.pool.query<{ text: string }>(query);
    return rows[0]?.text ?? '';
  };
  const ofMiddle = (column: string, table: string) =>
    one(
      `select ${column}::text as text from ${table} where id >= (select max(id) / 2 from ${table}) order by id limit 1`,
    );
  return [
    ['a name', 'wibowo'],
    ['two names', 'budi santoso'],
    ['two letters', 'yu'],
    ['no hit', 'zzxqy'],
    ['a user name', 'kasir.jkt'],
    ['a contract', await one('select code as text from contracts order by code offset 500 limit 1')],
    ['a plate', await one('select plate_number as text from contracts order by code offset 900 limit 1')],
    ['a receipt', 'JKT/2610/00042'],
    ['a book', await ofMiddle('number', 'bpkb')],
    ['a label', bookLabel(Number(await ofMiddle('id', 'bpkb')))],
    ['a TTS', (await ofMiddle('number', 'tts')).replaceAll('/', '')],
    ['a letter', await ofMiddle('number', 'letters')],
    ['a voucher', await ofMiddle('number', 'petty_vouchers')],
  ];
}
