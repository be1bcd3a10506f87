import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { commissionOf } from '@/lib/arithmetic/commission';
import { registrationFormSchema } from '@/lib/contract/registrationForm';
import { STATUS_KINDS } from '@/lib/contract/registrationStatuses';
import { readNik } from '@/lib/registration/nik';
import { nikWarnings } from '@/lib/registration/nikWarnings';
import { connect } from '../../platform/db/connect';
import { migrate } from '../../platform/db/migrate';
import * as schema from '../../platform/db/schema';
import { createDatabase } from '../../testing/createDatabase';
import { companyOf } from '../../testing/demoCompany';
import { seedDemo } from '../seedDemo';
import { JOURNEYS } from './demoJourneys';

const LATE_MORNING = new Date('2026-11-23T04:10:00Z');

/** The company of whoever only reads it. */
let shared: Awaited<ReturnType<typeof companyOf>>;
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shared = await companyOf(LATE_MORNING, (cleanup) => cleanups.push(cleanup));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

describe('the registrations of the demo company', () => {
  it('stand in every status, some dozens, numbered without gaps in the order of time', async () => {
    const { ask } = shared;
    const kinds = await ask<{ kind: string; n: number }>(
      'select kind, count(*)::int as n from registrations join registration_statuses s on s.id = status_id group by kind',
    );
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...STATUS_KINDS].sort());
    expect(kinds.reduce((sum, { n }) => sum + n, 0)).toBe(JOURNEYS.length);
    const gaps = await ask(`select 1 from registrations where number is not null
      group by office_id, substr(number, 1, 9) having count(*) <> max(right(number, 5)::int)`);
    expect(gaps).toEqual([]);
    const disorder = await ask(`select 1 from (
      select at, lag(at) over (order by id) as before from history where record_type <> 'credit') h where at < before`);
    expect(disorder).toEqual([]);
  });

  it('came there by steps that were taken, each in the log', async () => {
    const { ask } = shared;
    // The steps of each form lead one from the other, from the draft to where it stands, since when it stands there.
    const leaps = await ask(`select r.id from registrations r
      join registration_statuses s on s.id = r.status_id
      left join lateral (select * from registration_moves m where m.registration_id = r.id order by m.id desc limit 1) l on true
     where case when l.id is null then s.kind <> 'DRAFT' or r.status_since <> r.created_at
                else l.to_id <> r.status_id or l.at <> r.status_since end
     union all select registration_id from (
       select m.registration_id, f.kind, m.from_id, lag(m.to_id) over (partition by m.registration_id order by m.id) as stood
         from registration_moves m join registration_statuses f on f.id = m.from_id) steps
      where case when stood is null then kind <> 'DRAFT' else stood <> from_id end`);
    expect(leaps).toEqual([]);
    const unsaid = await ask(`select m.id from registration_moves m
      join registration_statuses s on s.id = m.to_id
     where not exists (select 1 from history h where h.record_type = 'registration' and h.record_id = m.registration_id::text
       and h.action = 'REGISTRATION_' || s.kind and h.staff_id = m.by and h.at = m.at)`);
    expect(unsaid).toEqual([]);
  });

  it('are people whose NIK says what the form does, with forms that the contract takes', async () => {
    const { connection } = shared;
    for (const { form } of await connection.db.select().from(schema.registrations)) {
      expect(registrationFormSchema.parse(form)).toEqual(form);
      expect(readNik(form.applicant.nik, '2026-11-23')).toMatchObject({
        birthDate: form.applicant.birth_date,
        sex: form.applicant.sex,
      });
      expect(nikWarnings(form, '2026-11-23')).toEqual({});
    }
  });

  it('became contracts as they were approved, whose book is awaited and whose commissions are the schemes’', async () => {
    const { ask } = shared;
    const made = await ask<{
      terms: schema.ApprovedTerms;
      tenor: number;
      date_start: string;
      due_day: number | null;
    }>(
      `select terms, c.tenor, c.date_start::text, c.due_day from registrations r join contracts c on c.code = contract_code
        where c.principal = (terms->>'principal')::bigint and c.instalment = (terms->>'instalment')::bigint
          and exists (select 1 from bpkb b where b.contract_code = c.code and b.state = 'NOT_RECEIVED')`,
    );
    expect(made).toHaveLength(JOURNEYS.filter(({ steps }) => steps.at(-1) === 'DISBURSED').length);
    for (const { terms, tenor, date_start: dateStart, due_day: dueDay } of made) {
      const { method, rate_bp: rateBp, round_to: roundTo, in_advance: inAdvance } = terms.calculation;
      const { principal } = terms;
      const [first] = buildSchedule({
        method,
        principal,
        rateBp,
        tenor,
        roundTo,
        dateStart,
        dueDay,
        inAdvance,
      });
      expect([first?.instalment, first?.date_maturity]).toEqual([terms.instalment, terms.first_due]);
    }
    const named = await ask<{
      agent: number;
      basis: 'FIXED' | 'PER_MILLE';
      value: string;
      principal: string;
      amount: string;
    }>(
      `select l.basis, l.value, c.principal, k.amount from registrations r
         join contracts c on c.code = r.contract_code
         join lateral (values (r.agent_id), (r.marketer_id)) p(id) on p.id is not null
         join commission_schemes s on s.partner_id = p.id
         join commission_scheme_lines l on l.scheme_id = s.id and l.contract_type_id = c.contract_type_id
         left join commissions k on k.partner_id = p.id and k.registration_id = r.id`,
    );
    expect(named.length).toBeGreaterThan(3);
    for (const { basis, value, principal, amount } of named) {
      expect(Number(amount)).toBe(commissionOf({ basis, value: Number(value) }, Number(principal)));
    }
  });

  it('were led by those whose steps they are, and have every paper in the store', async () => {
    const { ask, store } = shared;
    const stolen = await ask(`select m.id from registration_moves m
      join registration_transitions r on r.from_id = m.from_id and r.to_id = m.to_id
      join staff s on s.id = m.by join titles t on t.id = s.title_id
      join registrations g on g.id = m.registration_id
     where (r.by = 'surveyor') <> (t.id = 4) or (r.by <> 'surveyor' and not (to_jsonb(t)->>r.by)::boolean)
        or (g.approved_by = any (g.makers))`);
    expect(stolen).toEqual([]);
    const files = await ask<{ storage_key: string }>(
      'select storage_key from files where owner_type is not null',
    );
    const loose = await ask('select 1 from files where owner_type is null');
    expect(loose).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
    // Whose reading is logged: those of people, not of vehicles and houses.
    const unmarked = await ask(`select 1 from files where identity_document <> (kind = 'IDENTITY')`);
    expect(unmarked).toEqual([]);
    for (const { storage_key: key } of files) expect([key, await store.has(key)]).toEqual([key, true]);
    const visits = await ask(`select count(*)::int as visits,
      count(*) filter (where exists (select 1 from files f where f.owner_type = 'survey' and f.owner_id = v.id::text))::int as seen
      from registration_surveys v`);
    expect(visits[0]?.visits).toBe(visits[0]?.seen);
    expect(visits[0]?.visits).toBeGreaterThan(15);
  });

  it('push nothing afterwards, and leave unread only what still waits', async () => {
    const { ask } = shared;
    expect(await ask('select 1 from outbox')).toEqual([]);
    const unread =
      await ask(`select distinct s.kind from notifications n join registrations r on n.link = r.id::text
      join registration_statuses s on s.id = r.status_id where n.source = 'approval' and n.receipt_id is null and n.read_at is null`);
    for (const { kind } of unread) expect(['DISBURSED', 'REJECTED', 'CANCELLED']).not.toContain(kind);
    expect(unread.length).toBeGreaterThan(0);
  });

  it('change nothing of the rest of the company, and are the same each time', async () => {
    const figures = `select (select count(*) from credits) as receipts, (select sum(payment) from credits) as money,
      (select count(*) from partners) as partners,
      -- Books bring contracts that were cancelled.
      (select count(*) from contracts where status <> 'CANCELLED' and code not in (select contract_code from registrations where contract_code is not null)) as contracts`;
    const [one, other] = [shared, await companyOf(LATE_MORNING)];
    const all =
      "select number, applicant_name, form - 'documents' as form, status_since from registrations order by id";
    expect(await one.ask(all)).toEqual(await other.ask(all));
    const bare = await createDatabase({ empty: true });
    await migrate(bare.url);
    const connection = connect(bare.url);
    onTestFinished(async () => {
      await connection.close();
      await bare.drop();
    });
    await seedDemo(connection, LATE_MORNING);
    expect((await connection.pool.query(figures)).rows).toEqual(await one.ask(figures));
    expect((await connection.pool.query('select 1 from registrations')).rows).toEqual([]);
  });

  it.each([
    ['on the second day of a year, before anybody works', '2027-01-01T18:00:00Z'],
    ['on the last day of February', '2028-02-29T08:00:00Z'],
    ['where Jayapura has another day than Jakarta', '2026-03-31T16:00:00Z'],
  ])('can be made %s', async (_, now) => {
    const { ask } = await companyOf(new Date(now));
    expect(await ask('select count(*)::int as n from registrations')).toEqual([{ n: JOURNEYS.length }]);
    expect(await ask(`select 1 from registrations where status_since > '${now}'`)).toEqual([]);
  });
});
