import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Batch, Commission } from '@/lib/contract/commissions';
import { disburse, partnerTeam, perMille } from '../testing/partners';
import { registrationTeam } from '../testing/registrations';
import { startApi } from '../testing/startApi';
import { share } from '../testing/seeds';

const HISTORIES = Number(process.env.HISTORIES ?? share(8));

/*
 * Whatever people of all titles try with commissions in whatever order, alone or at the same moment: none is paid twice,
 * none is approved by who made it come about, batches are the sums of their rows, what a contract brings is what the
 * schemes said when it was paid out, and nobody of another office takes part.
 */

const ROLES = ['clerk', 'head', 'director'] as const;
type Role = (typeof ROLES)[number];

type Act =
  | { do: 'disburse'; agent: boolean; marketer: boolean }
  | { do: 'approve' | 'take-back'; role: Role; which: number; together: boolean }
  | { do: 'pay'; role: Role; together: boolean; stale: boolean }
  | { do: 'scheme'; value: number }
  | { do: 'account'; role: Role }
  | { do: 'cancel'; which: number }
  | { do: 'stranger' }
  | { do: 'days'; days: number };

const role = fc.constantFrom(...ROLES);
const which = fc.nat(20);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('disburse' as const),
      agent: fc.constantFrom(true, true, false),
      marketer: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('approve' as const, 'approve' as const, 'approve' as const, 'take-back' as const),
      role,
      which,
      together: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      role,
      together: fc.boolean(),
      stale: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('scheme' as const), value: fc.integer({ min: 1, max: 20_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('account' as const), role }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.constant({ do: 'stranger' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 12 }) }),
  },
);

async function company() {
  const api = await startApi({ parts: { sessionHours: 100_000 } });
  const forms = await registrationTeam(api);
  await api.connection.pool.query('update titles set is_agen = true, is_marketing = true');
  const stranger = await api.signIn('kasir.mks');
  const desks = { AGENT: partnerTeam(forms, 'AGENT'), MARKETER: partnerTeam(forms, 'MARKETER') };
  const ids = {
    AGENT: (await desks.AGENT.ready(perMille(), 20)).id,
    MARKETER: (await desks.MARKETER.ready([{ contract_type_id: 1, basis: 'FIXED', value: 175_000 }], null))
      .id,
  };
  /** What the schemes said when each contract was paid out. */
  const said = new Map<string, number>();
  return { api, forms, stranger, desks, ids, said };
}
type Company = Awaited<ReturnType<typeof company>>;

const anyOf = <T>(rows: readonly T[], nth: number): T | undefined => rows[nth % Math.max(1, rows.length)];

async function doOne({ api, forms, stranger, desks, ids, said }: Company, one: Act): Promise<void> {
  const { pool } = api.connection;
  const team = desks.AGENT;
  switch (one.do) {
    case 'disburse': {
      const agent = one.agent ? await team.read(ids.AGENT) : null;
      const named = { agent_id: agent?.id ?? null, marketer_id: one.marketer ? ids.MARKETER : null };
      const code = await disburse(forms, named);
      const { rows } = await pool.query<{ principal: number }>(
        'select principal::int from contracts where code = $1',
        [code],
      );
      const { principal = 0 } = rows[0] ?? {};
      const value = agent?.schemes[0]?.terms.lines[0]?.value ?? 0;
      said.set(code, Math.round((principal * value) / 100_000) + (one.marketer ? 175_000 : 0));
      return;
    }
    case 'approve':
    case 'take-back': {
      const commission = anyOf((await team.list('office=1')).rows, one.which);
      if (!commission) return;
      const pressing = one.together ? ROLES : [one.role];
      const answers = await Promise.all(pressing.map((by) => team.act(by, commission, one.do)));
      expect(answers.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(1);
      expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
      return;
    }
    case 'pay': {
      const seen = await team.preview(one.role);
      if (seen.payouts.length === 0) return;
      if (one.stale) seen.payouts[0]!.entries.pop();
      const pressing = one.together ? ROLES : [one.role];
      const answers = await Promise.all(pressing.map((by) => team.pay(by, seen)));
      const paid = answers.filter(({ http }) => http === 200);
      expect(paid.length).toBeLessThanOrEqual(one.stale ? 0 : 1);
      expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
      for (const { data } of paid) expect(data.total).toBe(seen.total);
      return;
    }
    case 'scheme':
      await team.settle(ids.AGENT, team.scheme(perMille(one.value), 20)).catch(() => undefined);
      return;
    case 'account': {
      const asked = await team.ask(
        one.role,
        ids.AGENT,
        team.account(String(Math.trunc(api.now().getTime() / 1000))),
      );
      const request = asked.data.waiting?.[0]?.id ?? 0;
      expect((await team.decide(one.role, ids.AGENT, request)).http).not.toBe(200);
      await team.decide('director', ids.AGENT, request);
      await team.decide('head', ids.AGENT, request);
      return;
    }
    case 'cancel': {
      const commission = anyOf((await team.list('office=1')).rows, one.which);
      if (commission) {
        await pool.query("update contracts set status = 'CANCELLED' where code = $1", [
          commission.contract_code,
        ]);
      }
      return;
    }
    case 'stranger': {
      const [commission] = (await team.list('office=1')).rows;
      if (!commission) return;
      const { id, version } = commission;
      const ask = (path: string, body: object) => api.call('POST', path, { token: stranger, body });
      expect((await ask(`agent-commissions/${id}/approve`, { version })).http).toBe(403);
      expect((await ask('agent-batches', team.bodyOf(await team.preview())))?.http).not.toBe(200);
      const { data } = await api.call<{ rows: Commission[] }>('GET', 'agent-commissions', {
        token: stranger,
      });
      expect(data.rows.filter(({ office_id: office }) => office !== 2)).toEqual([]);
      return;
    }
    case 'days':
      api.advance(one.days * 86_400_000);
  }
}

async function holds({ api, said, desks }: Company): Promise<void> {
  const { rows } = await api.connection.pool.query<{ what: string; bad: string }>(`
    select 'approved by a maker' as what, c.id::text as bad from commissions c where approved_by = any (makers)
    union all
    select 'approved by who entered, handed in or paid out', c.id::text from commissions c
      join registrations r on r.id = c.registration_id
     where c.approved_by = any (r.makers)
        or c.approved_by in (select by from registration_moves m join registration_statuses s on s.id = m.to_id
                              where m.registration_id = r.id and s.kind = 'DISBURSED')
    union all
    select 'paid by its approver', c.id::text from commissions c
      join commission_batches b on b.id = c.batch_id where b.paid_by = c.approved_by
    union all
    select 'paid and not approved', id::text from commissions where batch_id is not null and approved_by is null
    union all
    select 'payout is not its rows', p.batch_id::text from commission_payouts p
     where p.total <> (select coalesce(sum(case when batch_id = p.batch_id then amount else -amount end), 0)
                         from commissions c where c.partner_id = p.partner_id
                          and (c.batch_id = p.batch_id or c.recovered_in = p.batch_id))
    union all
    select 'batch is not its payouts', b.id::text from commission_batches b
     where b.total <> (select sum(total) from commission_payouts where batch_id = b.id)
    union all
    select 'paid into an account of the same day', p.batch_id::text from commission_payouts p
      join commission_batches b on b.id = p.batch_id join partner_accounts a on a.id = p.account_id
     where a.payable_from > (b.paid_at at time zone 'Asia/Jakarta')::date
    union all
    select 'decided by who asked', id::text from partner_requests where status = 'APPROVED' and decided_by = requested_by`);
  expect(rows).toEqual([]);
  const sums = await api.connection.pool.query<{ code: string; sum: number }>(
    'select contract_code as code, sum(amount)::int as sum from commissions where registration_id is not null group by 1',
  );
  const computed = new Map(sums.rows.map(({ code, sum }) => [code, sum]));
  for (const [code, sum] of said) expect(computed.get(code) ?? 0, code).toBe(sum);
  // What was ever paid, by the batches as their readers see them: no commission stands in two of them.
  const { rows: batches } = (
    await desks.AGENT.send<{ rows: { id: number }[] }>('director', 'GET', 'agent-batches?size=100&office=1')
  ).data;
  const paid: number[] = [];
  for (const { id } of batches) {
    const { data } = await desks.AGENT.send<Batch>('director', 'GET', `agent-batches/${id}`);
    const entries = data.payouts.flatMap((payout) => payout.entries);
    expect(entries.reduce((all, { amount }) => all + amount, 0)).toBe(data.total);
    paid.push(...entries.filter(({ amount }) => amount > 0).map((entry) => entry.commission_id));
  }
  expect(new Set(paid).size).toBe(paid.length);
}

describe('commissions over random histories', () => {
  it('keep their rules', async () => {
    const world = await company();
    world.api.advance(86_400_000);
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 25 }), async (history) => {
        for (const one of history) await doOne(world, one);
        await holds(world);
      }),
      // The same in every run; other seeds and more of them look for what these did not meet.
      {
        numRuns: HISTORIES,
        seed: Number(process.env.HISTORIES_SEED ?? 20_261_123),
      },
    );
    // Histories that never get anywhere would say nothing; one alone may.
    if (HISTORIES === 1) return;
    const { rows } = await world.api.connection.pool.query<Record<string, number>>(
      `select count(batch_id)::int as paid, count(recovered_in)::int as recovered,
              count(*) filter (where state = 'TAKEN_BACK')::int as back from commissions where registration_id is not null`,
    );
    expect(Math.min(rows[0]?.paid ?? 0, rows[0]?.back ?? 0), JSON.stringify(rows)).toBeGreaterThan(0);
  });
});
