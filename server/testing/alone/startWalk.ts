import { Random } from '../../seed/random';
import { startWorld as startMoneyWorld } from '../money/startWorld';
import { PEOPLE, type Person } from '../money/steps/world';
import { asksOnContract } from '../money/steps/askingOnContracts';
import { asksOnReceipt } from '../money/steps/changingReceipts';
import { pays } from '../money/steps/paying';
import { clerkOf, paysByCode, payersOf, statementLines } from '../statements';
import { registrationTeam } from '../registrations';
import { partnerTeam } from '../partners';
import { almightyOf, type TestCaller } from '../access/callers';
import type { TestApi } from '../startApi';
import { apiOf, type Walk } from './Walk';
import type { Known } from './bend';
import { tokenHash } from '../../platform/core/secrets';
import { KEEP_STATE } from './faultQueries';
import { assignTo, leaveCarried } from './fieldWork';
import { leaveBooks } from './bookWork';
import { leaveFund } from './pettyWork';
import { leaveOwnWork } from './ownWork';
import { leaveOrders } from './takingUnits';

/** Rupiah and shares around which fees, rights and approvals are decided besides what titles say. */
const OTHER_LIMITS = [10_000, 25_000, 1_000_000, 100_000_000];

/**
 * A company in which others have left all kinds of things open: requests, a statement half done, forms at each step, a
 * day that is closed. Then one person begins.
 * @param find makes the person in the company
 */
export async function startWalk(seed: number, find: (api: TestApi) => Promise<TestCaller>): Promise<Walk> {
  const others = await startMoneyWorld(seed);
  const { api, random, codes } = others;
  for (const step of [pays, pays, asksOnReceipt, asksOnReceipt, asksOnContract, asksOnContract])
    await step(others);
  await leaveStatements(api, others.tokens.direktur);
  await leaveInTheField(api, codes);
  await leaveOrders(api);
  const team = await leaveForms(api);
  const observer = await almightyOf(api, 1);
  await api.connection.pool.query("update titles set all_offices = true where name like '%semua 1'");
  const me = await find(api);
  const token = me.authorization.slice('Bearer '.length);
  const { rows } = await api.connection.pool.query<{ username: string }>(
    'select username from staff where id = $1',
    [me.id],
  );
  const username = rows[0]?.username ?? '';
  await leaveOwnWork(team, { username, token });
  // Whoever collects carries money of their own; nobody else gets a block.
  await assignTo(api, me.id, codes.slice(2, 4));
  await leaveCarried(api, token, codes.slice(2, 4), 150_000);
  await leaveFund(api, me.id);
  await leaveBooks(api, codes);
  await api.connection.pool.query(
    `update sessions set expires_at = now() + interval '10 years' where revoked_at is null`,
  );
  const seen = new Set<string>();
  const sent: string[] = [];
  const known = await knownOf(api, codes, me.id);
  const walking = apiOf(api, { token, observer }, { random, known, seen, sent });
  const tokens = Object.fromEntries(PEOPLE.map((person) => [person, token])) as Record<Person, string>;
  await api.connection.pool.query(KEEP_STATE);
  await api.connection.pool.query('insert into alone.me values ($1, $2)', [me.id, tokenHash(observer)]);
  const world = { api: walking, tokens, codes, random: new Random(seed + 1), told: [] };
  return { name: me.name, staffId: me.id, username, random, known, world, api: walking, seen, sent };
}

async function knownOf(api: TestApi, codes: readonly [string, ...string[]], me: number): Promise<Known> {
  const { rows } = await api.connection.pool.query<{ limits: string[]; emails: string[]; newest: number }>(
    `select array(select distinct l from titles, unnest(array[approves_up_to, forgives_up_to]) l where l is not null) as limits,
            array(select email from staff where email is not null order by id limit 5) as emails,
            (select max(id) from credits) as newest`,
  );
  const [row] = rows;
  const limits = [...OTHER_LIMITS, ...(row?.limits ?? []).map(Number)] as [number, ...number[]];
  const emails: [string, ...string[]] = ['lain@contoh.id', ...(row?.emails ?? [])];
  const ids: [number, ...number[]] = [
    me,
    ...Array.from({ length: 12 }, (_, nth) => nth + 1),
    row?.newest ?? 1,
  ];
  return { ids, codes, emails, limits };
}

/** One that is open, and one that was posted. */
async function leaveStatements(api: TestApi, token: string): Promise<void> {
  const clerk = clerkOf(api, token);
  const payers = (await payersOf(api)).slice(0, 4);
  const lines = statementLines(api, ...payers.map(paysByCode));
  await clerk.upload('terbuka.csv', lines.slice(0, 2));
  const { id } = await clerk.upload('terkirim.csv', lines.slice(2));
  await clerk.post(id);
}

/** A collector carries money of two doors. */
async function leaveInTheField(api: TestApi, codes: readonly string[]): Promise<void> {
  const { rows } = await api.connection.pool.query<{ id: number }>(
    "select id from staff where username = 'kolektor.jkt'",
  );
  const own = codes.slice(0, 2);
  await assignTo(api, rows[0]?.id ?? 0, own);
  await leaveCarried(api, await api.signIn('kolektor.jkt'), own, 200_000);
}

/** One at each step up to the paper that is signed, and an agent whose scheme waits. */
async function leaveForms(api: TestApi) {
  const team = await registrationTeam(api);
  for (const kind of ['SUBMITTED', 'SURVEY', 'REVIEW', 'APPROVED', 'SIGNED'] as const) await team.upTo(kind);
  const agents = partnerTeam(team);
  const { id } = await agents.create();
  await agents.ask('clerk', id, agents.scheme([{ contract_type_id: 1, basis: 'PER_MILLE', value: 1000 }]));
  await agents.ready();
  return team;
}
