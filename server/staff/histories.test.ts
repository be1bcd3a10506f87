import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MadeStaffLink, StaffPerson } from '@/lib/contract/staff';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import { staffTeam } from '../testing/staffTeam';
import { share } from '../testing/seeds';

const TITLES = [1, 3, 4, 9, 90];
/** What an administrator of one office never gives. */
const BEYOND = [1, 9, 90];

const step = fc.record({
  who: fc.nat({ max: 5 }),
  whom: fc.nat({ max: 20 }),
  act: fc.constantFrom('hire', 'change', 'change', 'end', 'end', 'return', 'link', 'decide', 'decide'),
  title: fc.constantFrom(...TITLES),
  office: fc.constantFrom(1, 2),
  stale: fc.boolean(),
  /** Somebody else does something to somebody in the same moment. */
  together: fc.boolean(),
});
type Step = Record<'who' | 'whom' | 'title' | 'office', number> & {
  act: 'hire' | 'change' | 'end' | 'return' | 'link' | 'decide';
  stale: boolean;
  together: boolean;
};

/** Every history opens with what must succeed, so that none says nothing because all was refused. */
const OPENING: Step = {
  who: 2,
  whom: 0,
  act: 'hire',
  title: 4,
  office: 1,
  stale: false,
  together: false,
};

interface Known {
  id: number;
  username: string;
  active: boolean;
  title: number;
  office: number;
  email: string | null;
  version: number;
  password: boolean;
}

/** Several administrators, one of them of one office, and what they do to each other and to others. */
async function company() {
  const team = await staffTeam({ local: true });
  const { api, body, endBody, choose } = team;
  const { pool } = api.connection;
  const tokens = new Map<number, string>([
    [2, team.admin],
    [6, team.local.token],
    [1, await api.signIn('direktur')],
  ]);
  let hired = 0;

  const people = async (): Promise<Known[]> =>
    (
      await pool.query<Known>(
        `select id, username, active, title_id as title, office_id as office, email, version, password_hash is not null as password
           from staff order by id`,
      )
    ).rows;

  async function act({ who, whom, act: what, title, office, stale }: Step) {
    const all = await people();
    const actors = [...tokens.keys()];
    const actor = actors[who % actors.length] as number;
    const target = all[whom % all.length] as Known;
    const token = tokens.get(actor);
    const version = stale ? target.version - 1 : target.version;
    const place = { title_id: title, office_id: office, further_office_ids: [] };
    const send = <T>(method: 'POST' | 'PUT', path: string, content: object) =>
      api.call<T>(method, path, { token, body: content });
    switch (what) {
      case 'hire':
        hired += 1;
        return {
          actor,
          ...(await send<StaffPerson>('POST', 'staff', body({ username: `baru.${hired}`, ...place }))),
        };
      case 'change': {
        const content = { name: `Orang ${target.id} ${title}`, email: null, ...place, version };
        return { actor, ...(await send<StaffPerson>('PUT', `staff/${target.id}`, content)) };
      }
      case 'end': {
        const content = {
          ...(await endBody(target.username).catch(() => ({
            reason: 'Berhenti',
            items: [],
            surveys_to: null,
            accounts_to: null,
          }))),
          version,
        };
        return { actor, ...(await send<StaffPerson>('POST', `staff/${target.id}/end`, content)) };
      }
      case 'return':
        return {
          actor,
          ...(await send<StaffPerson>('POST', `staff/${target.id}/return`, { ...place, version })),
        };
      case 'decide': {
        const { rows } = await pool.query<{ id: number; subject_id: number }>(
          "select id, subject_id from change_requests where status = 'WAITING' order by id",
        );
        const asked = rows[whom % Math.max(1, rows.length)];
        if (!asked) return { actor, http: 404, data: null, message: '' };
        const seen = all.find(({ id }) => id === asked.subject_id)?.version ?? 0;
        const content = { version: stale ? seen - 1 : seen, decision: 'APPROVED', reason: '' };
        const decided = await send('POST', `changes/${asked.id}/decide`, content);
        return { actor, ...decided, data: null };
      }
      case 'link': {
        const made = await send<MadeStaffLink>('POST', `staff/${target.id}/link`, { version });
        if (made.http !== 200) return { actor, ...made, data: null };
        if (made.data.token === null) return { actor, ...made, data: made.data.person };
        await choose(made.data.token, target.id);
        if (tokens.has(target.id)) tokens.set(target.id, await api.signIn(target.username));
        return { actor, ...made, data: made.data.person };
      }
    }
  }

  async function check(before: readonly Known[]) {
    const { rows } = await pool.query<{ holders: number; running: number; kept: number }>(
      `select (select count(*)::int from staff s join titles t on t.id = s.title_id
                where s.active and s.password_hash is not null and t.is_user and t.all_offices) as holders,
              (select count(*)::int from sessions x join staff s on s.id = x.staff_id
                where not s.active and x.revoked_at is null and x.expires_at > $1) as running,
              (select count(*)::int from staff) as kept`,
      [api.now()],
    );
    expect(rows[0]?.holders).toBeGreaterThanOrEqual(1);
    expect(rows[0]?.running).toBe(0);
    const after = await people();
    for (const was of before)
      await holdsWider(
        was,
        after.find(({ id }) => id === was.id),
      );
    for (const is of after) if (!before.some(({ id }) => id === is.id)) expect(is.active).toBe(false);
    for (const was of before) {
      const is = after.find(({ id }) => id === was.id);
      expect(is?.username).toBe(was.username);
      expect(is?.version).toBeGreaterThanOrEqual(was.version);
      const token = tokens.get(was.id);
      if (is && !is.active && token !== undefined) {
        for (const path of ['auth/me', 'staff', `staff/${was.id}`])
          expect((await api.call('GET', path, { token })).http).toBe(401);
      }
    }
  }
  /** Nobody works, works as or for something more, or is reached elsewhere, unless a second person said so. */
  async function holdsWider(was: Known, is: Known | undefined) {
    if (!is?.active) return;
    const rights = await pool.query<{ wider: boolean }>(
      `select exists (select 1 from (values ${ACCESS_FLAGS.map((flag) => `(b.${flag}, a.${flag})`).join()},
                        (b.all_offices, a.all_offices)) v (had, has) where has and not had)
              or (a.id = 4 and b.id <> 4) as wider from titles b, titles a where b.id = $1 and a.id = $2`,
      [was.title, is.title],
    );
    const isMoved = was.office !== is.office && ![1, 9].includes(was.title);
    const isReached = was.email !== is.email && !tokens.has(is.id);
    if (was.active && !isMoved && !isReached && !rights.rows[0]?.wider) return;
    const decided = await pool.query(
      `select 1 from change_requests c join history h on h.record_type = 'staff' and h.record_id = c.subject_id::text
          and h.action = 'CHANGE_APPROVED' and h.staff_id = c.decided_by
        where c.subject_type = 'staff' and c.subject_id = $1 and c.status = 'APPROVED'
          and c.decided_by not in (c.requested_by, c.subject_id)`,
      [is.id],
    );
    expect(decided.rows.length, `${is.username} is wider by nobody's decision`).toBeGreaterThan(0);
  }
  return { act, check, people };
}

it('a company whatever its administrators do to each other keeps one who can sign in, and loses nobody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 18 }), async (steps) => {
      const { act, check, people } = await company();
      const history = [OPENING, ...steps];
      for (const [at, one] of history.entries()) {
        const before = await people();
        const other = history[at - 1];
        const answers = await Promise.all([act(one), ...(one.together && other ? [act(other)] : [])]);
        for (const { actor, http, data, message } of answers) {
          const allowed = at === 0 ? [200] : [200, 401, 403, 404, 409, 422, 503];
          expect(allowed, message).toContain(http);
          if (http !== 200 || !data) continue;
          const local = actor === 6 ? before.find(({ id }) => id === 6) : undefined;
          if (local?.title !== 90) continue;
          const person = data;
          // One's own record keeps its title where only the name is changed.
          const had = before.find(({ id }) => id === person.id)?.title;
          if (person.state !== 'ENDED' && person.title.id !== had)
            expect(BEYOND).not.toContain(person.title.id);
          // Somebody else may have moved them at the same moment.
          const now = (await people()).find(({ id }) => id === 6);
          expect([local.office, now?.office]).toContain(person.office.id);
        }
        await check(before);
      }
    }),
    { numRuns: share(2), endOnFailure: true },
  );
});
