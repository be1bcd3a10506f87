import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DistributionPreview, Scope } from '@/lib/contract/distribution';
import { moveToOffice } from '../contracts/moveToOffice';
import { startApi, type TestApi } from '../testing/startApi';
import { hireCollector } from '../testing/collectors';
import { approveSeen, basisOf, requestOn } from '../testing/contractRequest';
import { readBasis } from '../../tests/payments/readBasis';
import { handOverAccounts } from './handOverAccounts';
import { share } from '../testing/seeds';

/*
 * Whatever supervisors do in three zones at whatever hour: what a contract says is what its history says last, no day has
 * two collectors, who collects works there, and a distribution holds the same accounts and rupiah before and after.
 */

const DAY = 86_400_000;
const OFFICES = [1, 2, 3] as const;

interface Step {
  what: 'propose' | 'hand' | 'office' | 'leave' | 'twice' | 'restructure' | 'wait';
  office: 1 | 2 | 3;
  scope: Scope;
  /** Which of the office's collectors, and which contract. */
  at: number;
  hours: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('propose', 'propose', 'hand', 'office', 'leave', 'twice', 'restructure', 'wait'),
  office: fc.constantFrom(...OFFICES),
  scope: fc.constantFrom<Scope>('ALL', 'NONE', 'ONE'),
  at: fc.nat(50),
  hours: fc.integer({ min: 1, max: 30 }),
});

interface World {
  api: TestApi;
  token: string;
  people: Map<number, number[]>;
  /** Who asks for a restructure in Jakarta; `token` approves it. */
  maker: string;
  /** Contracts and their outstanding; a restructure alone changes them. */
  whole: unknown;
  /** Contracts that were restructured while somebody collected them. */
  carriedOn: number;
}

const previewOf = ({ api, token, people }: World, { office, scope, at }: Step) => {
  const [first, ...others] = people.get(office) ?? [];
  const chosen = scope === 'ONE' ? others : [first, ...others].slice(0, 1 + (at % 3));
  const query = `scope=${scope}&collectors=${chosen.join(',')}&office=${office}${scope === 'ONE' ? `&from=${first}` : ''}`;
  return api.call<DistributionPreview>('GET', `collectors/distribution?${query}`, { token });
};

const saveOf = ({ api, token }: World, shown: DistributionPreview) =>
  api.call<{ moved: number }>('POST', 'collectors/distribution', {
    token,
    body: {
      ...{ office_id: shown.office.id, scope: shown.scope, from_id: shown.from_id },
      ...{ collector_ids: shown.collector_ids, digest: shown.digest },
    },
  });

const totals = (shown: DistributionPreview, when: 'before' | 'after') =>
  shown.sides
    .map((side) => [side[when].accounts, side[when].outstanding] as const)
    .reduce(([n, rupiah], [m, more]) => [n + m, rupiah + more] as const, [0, 0] as const);

/** What carries a contract on is collected by whoever collected it, by whom it was held at that moment. */
async function restructure(world: World, at: number): Promise<void> {
  const { api, token, maker } = world;
  const { pool } = api.connection;
  const { rows } = await pool.query<{ code: string; collector_id: number | null }>(
    "select code, collector_id from contracts where office_id = 1 and status = 'ACTIVE' order by collector_id, code",
  );
  const one = rows[at % Math.max(1, rows.length)];
  if (!one) return;
  const basis = await basisOf(api, maker, one.code);
  if (!basis?.carried || basis.calculations.length === 0) return;
  const asked = await requestOn(api, maker, one.code, readBasis(basis).ask);
  if (asked.http !== 200) return;
  const approved = await approveSeen(api, token, asked.data.id);
  if (approved.http !== 200) return;
  const { rows: next } = await pool.query<{ collector_id: number | null }>(
    'select c.collector_id from contracts c join restructures r on r.new_code = c.code where r.old_code = $1',
    [one.code],
  );
  expect(next).toEqual([{ collector_id: one.collector_id }]);
  if (one.collector_id !== null) world.carriedOn++;
  world.whole = await wholeOf(api);
}

async function take(world: World, taken: Step): Promise<void> {
  const { api, token, people } = world;
  const { pool, db } = api.connection;
  const { rows } = await pool.query<{ code: string; collector_id: number | null }>(
    `select code, collector_id from contracts where office_id = $1 and status = 'ACTIVE' order by code`,
    [taken.office],
  );
  const one = rows[taken.at % Math.max(1, rows.length)];
  const who = people.get(taken.office) ?? [];
  if (taken.what === 'wait') return api.advance(taken.hours * 3_600_000);
  if (taken.what === 'propose' || taken.what === 'twice') {
    const { data: shown, http, message } = await previewOf(world, taken);
    expect(http, message).toBe(200);
    expect(totals(shown, 'before')).toEqual(totals(shown, 'after'));
    const times = taken.what === 'twice' ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => saveOf(world, shown)));
    const saved = answers.filter((answer) => answer.http === 200);
    expect(saved).toHaveLength(shown.moved > 0 ? 1 : 0);
    expect(answers.filter((answer) => ![200, 409, 422].includes(answer.http))).toEqual([]);
    return;
  }
  if (taken.what === 'restructure') return restructure(world, taken.at);
  if (!one) return;
  if (taken.what === 'hand') {
    const to = taken.at % 5 === 0 ? null : (who[taken.at % who.length] ?? null);
    const body = { office_id: taken.office, accounts: [one], to_id: to, reason: 'Lebih dekat' };
    const answer = await api.call('POST', 'collectors/accounts/move', { token, body });
    expect([200, 422]).toContain(answer.http);
    return;
  }
  if (taken.what === 'office') {
    const to = (taken.office % 3) + 1;
    await db.transaction((tx) => moveToOffice(tx, [one.code], { from: taken.office, to, now: api.now() }));
    return;
  }
  const [from = 0, other = null] = taken.at % 2 ? who : who.toReversed();
  const to = taken.at % 3 === 0 ? null : other;
  const origin = { ip: '127.0.0.1', device: null };
  const by = { id: 1, name: 'Ratna Wibowo' } as never;
  await db.transaction((tx) =>
    handOverAccounts({ db: tx, staff: by, now: api.now(), origin }, { from: [from], to, reason: 'Berhenti' }),
  );
}

async function holds({ api, people, whole }: World): Promise<void> {
  const { pool } = api.connection;
  const astray = await pool.query(
    `select c.code from contracts c
       left join lateral (select collector_id from contract_collectors h where h.contract_code = c.code
                           order by from_day desc limit 1) h on true
      where c.collector_id is distinct from h.collector_id`,
  );
  expect(astray.rows).toEqual([]);
  // A later row was written later: no day of the past is told otherwise afterwards.
  const back = await pool.query(
    `select 1 from contract_collectors a join contract_collectors b
        on b.contract_code = a.contract_code and b.from_day > a.from_day and b.at < a.at`,
  );
  expect(back.rows).toEqual([]);
  for (const office of OFFICES) {
    const { rows } = await pool.query<{ id: number }>(
      'select distinct collector_id as id from contracts where office_id = $1 and collector_id is not null',
      [office],
    );
    for (const { id } of rows) expect(people.get(office)).toContain(id);
  }
  expect(await wholeOf(api)).toEqual(whole);
}

const wholeOf = async (api: TestApi) =>
  (
    await api.connection.pool.query<{ count: string; sum: string }>(
      'select count(*), sum(outstanding) from contracts',
    )
  ).rows;

it('has one collector a contract on any day, whatever happens', async () => {
  const api = await startApi();
  const { pool } = api.connection;
  const token = await api.signIn('direktur');
  await pool.query("update sessions set expires_at = now() + interval '10 years'");
  const people = new Map<number, number[]>();
  for (const office of OFFICES) {
    const ids: number[] = [];
    for (const name of ['Agus', 'Budi', 'Citra'])
      ids.push(await hireCollector(api, `${name} ${office}`, office));
    people.set(office, ids);
  }
  await pool.query(
    `update contracts set next_due = $1::date - (right(code, 2)::int % 60) + 3 where status = 'ACTIVE' and next_due is not null`,
    [api.now().toISOString().slice(0, 10)],
  );
  const maker = await api.signIn('kasir.jkt');
  await pool.query("update sessions set expires_at = now() + interval '10 years'");
  const world: World = { api, token, people, maker, whole: await wholeOf(api), carriedOn: 0 };
  const first: Step = { what: 'propose', office: 1, scope: 'ALL', at: 2, hours: 1 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (history) => {
      for (const taken of history) {
        await take(world, taken);
        await holds(world);
      }
      api.advance(DAY / 3);
    }),
    {
      numRuns: Number(process.env.HISTORIES ?? share(8)),
      // One who collects, a restructure, and then everybody who could have the successor leaves.
      examples: [[[first, { ...first, what: 'restructure' }, { ...first, what: 'leave' }, first]]],
    },
  );
  expect(world.carriedOn).toBeGreaterThan(0);
});
