/*
 * Medians of GET registrations and of the duplicate check inside the server, at 1,000,000 registrations and as many
 * contracts. Goal: each under 20 ms. `tsx bench/registrations.bench.ts 50000` measures another size;
 * BENCH_DATABASE_URL names a database to keep them in.
 */
import { callTimes, report, type Call } from './inServer/callTimes';
import { openCompany } from './inServer/openCompany';
import { loadContracts } from './loadContracts';
import { loadRegistrations } from './loadRegistrations';

const RUNS = 25;
const GOAL = 20;

const LIST: readonly Call[] = (
  [
    ['under way, longest waiting', 'status=under_way'],
    ['under way, shortest waiting', 'status=under_way&order=asc'],
    ['under way, newest', 'status=under_way&sort=created'],
    ['under way by name', 'status=under_way&sort=applicant_name&order=asc'],
    ['under way, page 10', 'status=under_way&page=10'],
    ['under way in one office', 'status=under_way&office=2'],
    ['under way, a surveyor', 'status=under_way&surveyor={surveyor}'],
    ['under way, a marketer', 'status=under_way&marketer={marketer}'],
    ['under way, 7 days and more', 'status=under_way&age=7'],
    ['under way, a name', 'status=under_way&search=wibowo'],
    ['longest waiting', ''],
    ['shortest waiting', 'order=asc'],
    ['newest', 'sort=created'],
    ['by name', 'sort=applicant_name&order=asc'],
    ['page 10', 'page=10'],
    ['page 400', 'page=400'],
    ['one office', 'office=2'],
    ['one office, newest', 'office=2&sort=created'],
    ['one office by name', 'office=2&sort=applicant_name&order=asc'],
    ['survey', 'status={running}'],
    ['survey, newest', 'status={running}&sort=created'],
    ['survey by name', 'status={running}&sort=applicant_name&order=asc'],
    ['survey in one office', 'status={running}&office=2'],
    ['paid out', 'status={paid}'],
    ['paid out by name', 'status={paid}&sort=applicant_name&order=asc'],
    ['paid out in one office, newest', 'status={paid}&office=3&sort=created'],
    ['a surveyor', 'surveyor={surveyor}'],
    ['a surveyor, newest', 'surveyor={surveyor}&sort=created'],
    ['a surveyor by name', 'surveyor={surveyor}&sort=applicant_name&order=asc'],
    ['a surveyor, survey', 'surveyor={surveyor}&status={running}'],
    ['a marketer', 'marketer={marketer}'],
    ['a marketer, newest', 'marketer={marketer}&sort=created'],
    ['a marketer by name', 'marketer={marketer}&sort=applicant_name&order=asc'],
    ['a marketer, survey', 'marketer={marketer}&status={running}'],
    ['30 days and more', 'age=30'],
    ['30 days and more, newest', 'age=30&sort=created'],
    ['30 days and more by name', 'age=30&sort=applicant_name&order=asc'],
    ['survey, 14 days and more', 'status={running}&age=14'],
    ['survey, 14 days and more, newest', 'status={running}&age=14&sort=created'],
    ['all filters', 'status={running}&age=7&surveyor={surveyor}&marketer={marketer}&office=1'],
    ['search a name', 'search=wibowo'],
    ['search two names', 'search=budi%20santoso'],
    ['search a name, newest', 'search=wibowo&sort=created'],
    ['search a name, survey', 'search=wibowo&status={running}'],
    ['search a plate', 'search={plate}'],
    ['search a NIK', 'search={nik}'],
    ['search a phone', 'search={phone}'],
    ['search a number', 'search={number}'],
    ['search two letters', 'search=yu'],
    ['search without a hit', 'search=zzxqy'],
  ] as const
).map(([name, query]): Call => [name, `registrations?${query}`]);

const REST: readonly Call[] = [
  ['figures per status', 'registrations/figures'],
  ['figures per status, one office', 'registrations/figures?office=2'],
  ['duplicates of a NIK', 'registrations/duplicates?nik={nik}'],
  ['duplicates of a plate', 'registrations/duplicates?plate={plate}'],
  ['duplicates of a chassis', 'registrations/duplicates?chassis={chassis}'],
  ['duplicates of an engine', 'registrations/duplicates?engine={engine}'],
  ['duplicates of a phone', 'registrations/duplicates?phone={phone}'],
  ['duplicates of a phone of 1,000', 'registrations/duplicates?phone={shared}'],
  ['no duplicate of two phones', 'registrations/duplicates?phone=084199999991&whatsapp=084199999992'],
  [
    'duplicates of NIK and two phones',
    'registrations/duplicates?nik={nik}&phone={phone}&whatsapp=084199999992',
  ],
  [
    'duplicates of all four',
    'registrations/duplicates?nik={nik}&plate={plate}&chassis={chassis}&engine={engine}',
  ],
  [
    'no duplicate of all four',
    'registrations/duplicates?nik=9999999999999999&plate=ZZ%201%20ZZ&chassis=NONE1&engine=NONE2',
  ],
];
const CALLS = [...LIST, ...REST];

const [size = 1_000_000] = process.argv.slice(2).map(Number);
const company = await openCompany({ unhurried: true });
try {
  await timed(`${size} contracts`, () => loadContracts(company.connection, size));
  await timed(`${size} registrations`, () => loadRegistrations(company.connection, size));
  const api = await company.openApi();
  const times = await callTimes(api, filled(await someRegistration()), RUNS);
  await api.app.close();
  report(CALLS, [{ size, times, goal: GOAL }]);
} finally {
  await company.close();
}

async function timed(what: string, load: () => Promise<void>): Promise<void> {
  const began = Date.now();
  await load();
  console.log(`${what} (loaded in ${Math.round((Date.now() - began) / 1000)} s)`);
}

/** The calls with what a registration in the middle of the table says. */
function filled(values: Readonly<Record<string, unknown>>): Call[] {
  return CALLS.map(([name, address]) => [
    name,
    address.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key]))),
  ]);
}

async function someRegistration(): Promise<Record<string, unknown>> {
  const { rows } = await company.connection.pool.query<Record<string, unknown>>(
    `select r.number, r.nik, r.phone, r.plate_number as plate, r.chassis_number as chassis, r.engine_number as engine,
            (select phone from registrations group by phone order by count(*) desc limit 1) as shared,
            r.surveyor_id as surveyor, r.marketer_id as marketer,
            (select id from registration_statuses where kind = 'SURVEY' order by id limit 1) as running,
            (select id from registration_statuses where kind = 'DISBURSED' order by id limit 1) as paid
       from registrations r
      where r.office_id = 1 and r.marketer_id is not null and r.surveyor_id is not null and r.number is not null
      order by r.id desc limit 1`,
  );
  return rows[0] ?? {};
}
