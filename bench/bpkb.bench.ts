/*
 * Medians of the lists of books inside the server, at 100,000 and at 1,000,000 books, with every filter and combinations.
 * Goal: each under 20 ms. Then each step of a count of 20,000 books. `tsx bench/bpkb.bench.ts 10000` measures other sizes.
 */
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { BPKB_TASKS } from '../src/lib/contract/bpkbTerms';
import { countTimes } from './bpkbCounts';
import { loadBooks } from './loadBooks';

const RUNS = 25;
const GOAL = 20;
/** Books of the office that is counted. */
const COUNTED = 20_000;

const LIST = (
  [
    ['longest first', ''],
    ['page 40', 'page=40'],
    ['an office', 'office=1'],
    ['a common state', 'state=STORED'],
    ['a common state of an office', 'state=STORED&office=2'],
    ['a rare state', 'state=LOST'],
    ['a state that none has', 'state=MISMATCH'],
    ['a common kind', 'kind=BOOK'],
    ['a rare kind', 'kind=ELECTRONIC'],
    ['a rare kind of an office', 'kind=ELECTRONIC&office=3'],
    ['a rare kind that is lent', 'kind=ELECTRONIC&state=BORROWED'],
    ['a place', 'place={place}'],
    ['a place and kind', 'place={place}&kind=ELECTRONIC'],
    ...BPKB_TASKS.map((task) => [`to do: ${task}`, `task=${task}`] as const),
    ['to do in an office', 'task=TO_MAKE_READY&office=1'],
    ['to label in an office', 'task=TO_LABEL&office=1'],
    ['to label where all are labelled', 'task=TO_LABEL&office=3'],
    ['to label of a state', 'task=TO_LABEL&state=STORED'],
    ['late from the dealer in an office', 'task=LATE_FROM_DEALER&office=2'],
    ['lent too long in an office', 'task=LENT_TOO_LONG&office=3'],
    ['task and a state that it never has', 'task=TO_STORE&state=STORED'],
    ['words: a number', 'search={number}'],
    ['words: a contract', 'search={code}'],
    ['words: a plate', 'search={plate}'],
    ['words: none has them', 'search=zzxqy'],
    ['a number and state', 'search={number}&state=STORED'],
  ] as const
).map(([name, query]): Call => [name, `bpkb?${query}`]);

const CALLS: readonly Call[] = [
  ...LIST,
  ['the figures of the company', 'bpkb/figures'],
  ['the figures of an office', 'bpkb/figures?office=1'],
  ['places', 'bpkb/places?office=1'],
  ['found by number', 'bpkb/find?code={number}'],
  ['a book', 'bpkb/{id}'],
];

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100_000, 1_000_000];
const company = await openCompany({ unhurried: true });
try {
  const measured = [];
  for (const size of sizes) {
    const began = Date.now();
    await loadBooks(company.connection, size);
    console.log(`${size} books (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
    const api = await company.openApi();
    const times = await callTimes(api, filled(await someBook()), RUNS);
    await api.app.close();
    measured.push({ size, times, goal: GOAL });
    report(CALLS, measured);
  }
  await loadBooks(company.connection, 3 * COUNTED);
  const api = await company.openApi();
  for (const [name, value] of Object.entries(await countTimes(api)))
    console.log(`counted: ${name.padEnd(36)}${Math.round(value)}`);
  await api.app.close();
} finally {
  await company.close();
}

/** The calls with what a book in the middle says. */
function filled(values: Readonly<Record<string, unknown>>): Call[] {
  return CALLS.map(([name, address]) => [
    name,
    address.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key]))),
  ]);
}

async function someBook(): Promise<Record<string, unknown>> {
  const { rows } = await company.connection.pool.query<Record<string, unknown>>(
    `select id, number, contract_code as code, plate_number as plate, place_id as place from bpkb
      where state = 'STORED' and id >= (select max(id) / 2 from bpkb) order by id limit 1`,
  );
  return rows[0] ?? {};
}
