import { ACCESS_FLAGS, accessOf, type Access, type AccessFlag } from '@/lib/contract/access';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import type { Caller } from '../../../tests/access/answerTo';
import { RIGHTS, type Right } from '../../../tests/access/rights';
import { newToken, tokenHash } from '../../platform/core/secrets';
import type { TestApi } from '../startApi';

/** Somebody who makes calls. `holder` null: no session that counts. */
export interface TestCaller {
  name: string;
  /** Id of the person; 0: nobody. */
  id: number;
  /** The Authorization header; empty: none. */
  authorization: string;
  holder: Caller | null;
}

/** First id of titles that only these tests have. */
const OWN_TITLES = 1000;
const HOUR = 3_600_000;

let made = 0;

type SessionState = 'running' | 'revoked' | 'expired' | 'of who left';

/** Makes people with sessions, without the cost of signing in. */
export function peopleOf(api: TestApi) {
  const { pool } = api.connection;

  async function title(name: string, flags: readonly AccessFlag[]): Promise<{ id: number; access: Access }> {
    const id = OWN_TITLES + (made += 1);
    await pool.query(
      `insert into titles (id, name, ${flags.join(', ') || 'is_master'}) values ($1, $2, ${flags.map(() => 'true').join(', ') || 'false'})`,
      [id, `Uji ${id} ${name}`],
    );
    return { id, access: accessOf(...flags) };
  }

  async function person(
    name: string,
    { id: titleId, access }: { id: number; access: Access },
    { state = 'running', office = 1 }: { state?: SessionState; office?: number } = {},
  ): Promise<TestCaller> {
    const { rows } = await pool.query<{ id: number }>(
      `insert into staff (username, name, password_hash, title_id, office_id, active)
       values ($1, $2, '', $3, $4, $5) returning id`,
      [`uji.${(made += 1)}`, `Orang ${name}`, titleId, office, state !== 'of who left'],
    );
    const id = rows[0]?.id ?? 0;
    const token = newToken();
    const now = api.now().getTime();
    await pool.query(
      // Used just now, so that not even that is written.
      `insert into sessions (token_hash, staff_id, created_at, last_used_at, expires_at, revoked_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        ...[tokenHash(token), id, new Date(now - 12 * HOUR), new Date(now)],
        ...[new Date(state === 'expired' ? now - 1 : now + HOUR), state === 'revoked' ? new Date(now) : null],
      ],
    );
    return {
      ...{ name, id, authorization: `Bearer ${token}` },
      holder: state === 'running' ? { access, idTitle: titleId } : null,
    };
  }

  return { title, person };
}

/** Whoever has no session that counts: whatever their title would open, they get 401. */
export async function withoutSession(api: TestApi): Promise<TestCaller[]> {
  const { title, person } = peopleOf(api);
  const almighty = await title('semua', ACCESS_FLAGS);
  const stranger = (name: string, authorization: string) => ({ name, id: 0, authorization, holder: null });
  return [
    stranger('no credential', ''),
    stranger('a made-up one', `Bearer ${'a'.repeat(43)}`),
    stranger('another scheme', 'Basic eDp5'),
    await person('a revoked session', almighty, { state: 'revoked' }),
    await person('an expired session', almighty, { state: 'expired' }),
    await person('whoever left', almighty, { state: 'of who left' }),
  ];
}

/** Somebody of an office who has every flag, by their token. */
export async function almightyOf(api: TestApi, office: number): Promise<string> {
  const { title, person } = peopleOf(api);
  const name = `semua ${office}`;
  const { authorization } = await person(name, await title(name, ACCESS_FLAGS), { office });
  return authorization.slice('Bearer '.length);
}

/** Somebody of every demo title, as the demo company has it. */
export async function ofDemoTitles(api: TestApi): Promise<TestCaller[]> {
  const { person } = peopleOf(api);
  return Promise.all(DEMO_TITLES.map(async (title) => person(title.name, title)));
}

/** Somebody with each single flag, and somebody with none. */
export async function ofSingleFlags(api: TestApi): Promise<TestCaller[]> {
  const { title, person } = peopleOf(api);
  const one = async (name: string, flags: readonly AccessFlag[]) => person(name, await title(name, flags));
  return Promise.all([one('none', []), ...ACCESS_FLAGS.map((flag) => one(flag, [flag]))]);
}

/** For each right somebody who has every flag but those that give it. */
export async function ofAllBut(api: TestApi): Promise<Map<Right, TestCaller>> {
  const { title, person } = peopleOf(api);
  const rights = Object.entries(RIGHTS) as [Right, readonly AccessFlag[]][];
  return new Map(
    await Promise.all(
      rights.map(async ([right, flags]) => {
        const others = ACCESS_FLAGS.filter((flag) => !flags.includes(flag));
        const name = `all but ${right}`;
        return [right, await person(name, await title(name, others))] as const;
      }),
    ),
  );
}
