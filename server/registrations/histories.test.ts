import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Registration } from '@/lib/contract/registrations';
import { PEOPLE, registrationTeam } from '../testing/registrations';
import { startApi, type TestApi } from '../testing/startApi';
import { share } from '../testing/seeds';

const HISTORIES = Number(process.env.HISTORIES ?? share(8));

/*
 * Whatever people of all titles try in whatever order, alone or at the same moment: nobody takes a step that is not
 * theirs, nobody decides on their own form, no surveyor leads on whom they have not visited, and a form becomes at most one contract, as approved.
 */

type Team = Awaited<ReturnType<typeof registrationTeam>>;
type Role = keyof typeof PEOPLE;

const KINDS = [
  'DRAFT',
  'SUBMITTED',
  'SURVEY',
  'REVIEW',
  'APPROVED',
  'SIGNED',
  'DISBURSED',
  'REJECTED',
  'CANCELLED',
];
const ROLES = Object.keys(PEOPLE) as Role[];
const STRAIGHT = KINDS.slice(1, 7);

interface Attempt {
  role: Role;
  /** Where to; `next`: the step after where it stands on the straight way, so that histories get far. */
  to: string;
  /** Which of two registrations. */
  which: 0 | 1;
  /** How many press at once, each of another title. */
  together: 1 | 2 | 3;
  edits: boolean;
  /** Somebody sends a visit first: twice at once, or not at all. */
  visits: boolean;
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  role: fc.constantFrom(...ROLES),
  to: fc.oneof(
    { weight: 4, arbitrary: fc.constant('next') },
    { weight: 1, arbitrary: fc.constantFrom(...KINDS) },
  ),
  which: fc.constantFrom(0, 1),
  together: fc.constantFrom(1, 1, 1, 2, 3),
  edits: fc.boolean(),
  visits: fc.boolean(),
});

async function attempts(
  team: Team,
  made: readonly Registration[],
  history: readonly Attempt[],
): Promise<void> {
  for (const { role, to, which, together, edits, visits } of history) {
    const at = await team.read(made[which]?.id ?? 0);
    const kind = to === 'next' ? (STRAIGHT[STRAIGHT.indexOf(at.status.kind) + 1] ?? 'CANCELLED') : to;
    if (visits && (role === 'surveyor' || at.status.kind === 'SURVEY')) await visitTwice(team, role, at);
    const pressing = [...ROLES.slice(ROLES.indexOf(role)), ...ROLES].slice(0, together);
    const answers = await Promise.all(pressing.map((one) => team.move(one, at, kind)));
    expect(answers.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
    if (edits) {
      const form = { ...at.form, note: `${role} ${kind}` };
      await team.send(role, 'PUT', `/${at.id}`, { form, version: (await team.read(at.id)).version });
    }
  }
}

/** One visit, sent twice at the same moment: kept once or not at all. */
async function visitTwice(team: Team, role: Role, at: Registration): Promise<void> {
  const photos = [await team.sendPhoto(role)];
  const id = randomUUID();
  const answers = await Promise.all([
    team.visit(role, at, { id, photos }),
    team.visit(role, at, { id, photos }),
  ]);
  const isTheirs = role === 'surveyor' && at.status.kind === 'SURVEY';
  expect(answers.map(({ http }) => http === 200)).toEqual([isTheirs, isTheirs]);
  const { rows } = await team.api.connection.pool.query(
    'select 1 from registration_surveys where client_id = $1',
    [id],
  );
  expect(rows).toHaveLength(isTheirs ? 1 : 0);
}

interface Step {
  id: number;
  from: string;
  to: string;
  by: number;
  title: number;
  rule: string | null;
}

async function stepsOf(api: TestApi, id: number): Promise<Step[]> {
  const { rows } = await api.connection.pool.query<Step>(
    `select m.id, f.kind as from, t.kind as to, m.by, s.title_id as title, r.by as rule
       from registration_moves m
       join registration_statuses f on f.id = m.from_id join registration_statuses t on t.id = m.to_id
       join staff s on s.id = m.by
       left join registration_transitions r on r.from_id = m.from_id and r.to_id = m.to_id
      where m.registration_id = $1 order by m.id`,
    [id],
  );
  return rows;
}

/** Visits that came in between a step and the one before it. */
async function visitsBefore(api: TestApi, id: number, step: number): Promise<number> {
  const { rows } = await api.connection.pool.query<{ count: number }>(
    `select count(*)::int as count from registration_surveys
      where move_id = (select max(id) from registration_moves where registration_id = $1 and id < $2)`,
    [id, step],
  );
  return rows[0]?.count ?? 0;
}

async function holds(api: TestApi, id: number): Promise<void> {
  const steps = await stepsOf(api, id);
  let kind = 'DRAFT';
  const handedInBy = new Set<number>();
  let approver: number | null = null;
  for (const step of steps) {
    expect(step.from).toBe(kind);
    kind = step.to;
    expect(step.rule).not.toBeNull();
    if (step.rule === 'surveyor') expect(step.title).toBe(4);
    else {
      expect(step.title).not.toBe(4);
      const { rows } = await api.connection.pool.query(
        `select 1 from titles where id = $1 and ${step.rule}`,
        [step.title],
      );
      expect(rows).toHaveLength(1);
    }
    if (step.from === 'SURVEY' && step.to === 'REVIEW')
      expect(await visitsBefore(api, id, step.id)).toBeGreaterThan(0);
    if (step.to === 'SUBMITTED') handedInBy.add(step.by);
    if (step.to === 'APPROVED') {
      expect(handedInBy.has(step.by)).toBe(false);
      approver = step.by;
    }
    if (step.to === 'DISBURSED') expect(step.by).not.toBe(approver);
  }
  const { rows } = await api.connection.pool.query<{
    kind: string;
    contract: string | null;
    same: boolean | null;
    books: number;
    makers: number[];
    entered_by: number;
    approved_by: number | null;
  }>(
    `select s.kind, r.contract_code as contract, r.makers, r.entered_by, r.approved_by,
            c.principal = (r.terms->>'principal')::bigint and c.instalment = (r.terms->>'instalment')::bigint
              and c.next_due = (r.terms->>'first_due')::date as same,
            (select count(*)::int from bpkb b where b.contract_code = r.contract_code and b.state = 'NOT_RECEIVED'
               and b.office_id = r.office_id and b.number = r.form->'vehicle'->>'bpkb') as books
       from registrations r join registration_statuses s on s.id = r.status_id
       left join contracts c on c.code = r.contract_code where r.id = $1`,
    [id],
  );
  const [row] = rows;
  expect(row?.kind).toBe(kind);
  expect(row?.contract !== null).toBe(kind === 'DISBURSED');
  if (kind === 'DISBURSED') expect(row).toMatchObject({ same: true, books: 1 });
  if (row?.approved_by != null) expect(row.makers).not.toContain(row.approved_by);
}

describe('registrations over random histories', () => {
  it('keep their rules', async () => {
    const team = await registrationTeam(await startApi());
    let disbursed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 8, maxLength: 30 }), async (history) => {
        const made = [await team.create(), await team.create()];
        await attempts(team, made, history);
        for (const { id } of made) await holds(team.api, id);
        const { rows } = await team.api.connection.pool.query<{
          contracts: number;
          numbers: number;
          last: number;
        }>(
          `select count(contract_code)::int as contracts, count(number)::int as numbers,
                  (select coalesce(sum(last), 0)::int from invoice_numbers where month like 'R%') as last
             from registrations`,
        );
        expect(rows[0]?.numbers).toBe(rows[0]?.last);
        disbursed = rows[0]?.contracts ?? 0;
      }),
      // The same in every run; other seeds and more of them look for what these did not meet.
      {
        numRuns: HISTORIES,
        seed: Number(process.env.HISTORIES_SEED ?? 20_261_123),
      },
    );
    // Histories that never get anywhere would say nothing; one alone may.
    if (HISTORIES === 1) return;
    expect(disbursed).toBeGreaterThan(0);
  });
});
