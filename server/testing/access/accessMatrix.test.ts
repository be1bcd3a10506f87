import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_FLAGS, SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import { colonPath, fillPath } from '@/lib/contract/endpoint';
import { BROADCAST_AUTH_PATH } from '@/lib/contract/realtime';
import { OPENAPI_PATH } from '@/lib/contract/service';
import { ACCESS_MATRIX, CHANNEL_MATRIX } from '../../../tests/access/accessMatrix';
import type { AccessLine } from '../../../tests/access/AccessLine';
import { answerTo } from '../../../tests/access/answerTo';
import type { Right } from '../../../tests/access/rights';
import { startApi, type TestApi } from '../startApi';
import { CALLS, howTo, lineOf, type AnyCall } from './calls';
import {
  almightyOf,
  ofAllBut,
  ofDemoTitles,
  ofSingleFlags,
  withoutSession,
  type TestCaller,
} from './callers';
import { contentMark } from './contentMark';
import { inputsOf, type Input } from './inputs';
import { mountedCalls } from './mountedCalls';
import { recordsOfMakassar, type Records } from './recordsOfMakassar';
import { send, type Answered } from './send';
import { tableOf, type Answers } from './table';

/** Whoever is let through finds nothing there, and sends nothing that would be kept. */
const NOWHERE = { id: 2_147_483_647, row: 2_147_483_647, index: 0, group: 'approvals' };
const NOTHING: Input = { query: '', body: {} };

let api: TestApi;
let records: Records;
/** Everybody of the table, then for each right whoever has all others. */
let people: TestCaller[];
let allBut: Map<Right, TestCaller>;
/** What stood in the tables before anybody of these was refused. */
let before: Record<string, string>;
const answers: Answers[] = [];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  records = await recordsOfMakassar(api, await almightyOf(api, 2));
  people = [...(await withoutSession(api)), ...(await ofDemoTitles(api)), ...(await ofSingleFlags(api))];
  allBut = await ofAllBut(api);
  before = await contentMark(api);
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

/** Names nothing and sends nothing. */
const inVain = ({ authorization }: TestCaller, { method, path }: AnyCall) =>
  send(api, authorization, method, fillPath(path, NOWHERE), NOTHING);

/** Names a record that is there and sends what fits. */
function well({ authorization }: TestCaller, call: AnyCall, input: Input): Promise<Answered> {
  const { whose } = lineOf(call);
  const params = typeof whose === 'object' && 'record' in whose ? records[whose.record] : {};
  return send(api, authorization, call.method, fillPath(call.path, { ...NOWHERE, id: 1, ...params }), input);
}

/** Let through is whoever gets an answer to what was sent, also that it cannot be done, or not now (503). */
const outcome = ({ http }: Answered) =>
  http === 401 || http === 403 || (http >= 500 && http !== 503) ? http : 'open';

/** Callers to whom the server answered otherwise than the line says; and whom it let through. */
async function compare(
  callers: readonly TestCaller[],
  line: AccessLine,
  ask: (caller: TestCaller) => Promise<Answered>,
) {
  const asked = await Promise.all(
    callers.map(async (caller) => {
      return { name: caller.name, is: outcome(await ask(caller)), ought: answerTo(line, caller.holder) };
    }),
  );
  return {
    wrong: asked
      .filter(({ is, ought }) => is !== ought)
      .map(({ name, is, ought }) => `${name}: ${is}, not ${ought}`),
    open: new Set(asked.filter(({ is }) => is === 'open').map(({ name }) => name)),
  };
}

describe('the access matrix', () => {
  it.each(CALLS.map((call) => [call.name, call] as const))('has a line for %s', (name, call) => {
    expect(ACCESS_MATRIX[name], howTo(call)).toBeDefined();
    const { whose } = lineOf(call);
    if (!call.path.includes('{')) return;
    const says =
      whose === 'company' || whose === 'nobody' || 'record' in Object(whose) || 'ownRecord' in Object(whose);
    expect(says, `${name}: say whose record its address names`).toBe(true);
  });

  it('has no line for a call that is gone', () => {
    const names = new Set<string>(CALLS.map(({ name }) => name));
    expect(Object.keys(ACCESS_MATRIX).filter((name) => !names.has(name))).toEqual([]);
  });

  it('knows every call that the server answers, and the server every one that it knows', () => {
    const known = CALLS.map(({ method, path }) => `${method} /api/${colonPath(path)}`);
    const outside = [`POST /api/${BROADCAST_AUTH_PATH}`, `GET /api/${OPENAPI_PATH}`];
    expect(mountedCalls(api.app)).toEqual([...known, ...outside].toSorted());
  });
});

describe('without the right', () => {
  it.each(CALLS.map((call) => [call.name, call] as const))(
    '%s is refused before anything that was sent is looked at',
    async (_name, call) => {
      const line = lineOf(call);
      const refused = [...people, ...allBut.values()].filter(
        ({ holder }) => answerTo(line, holder) !== 'open',
      );
      const { wrong } = await compare(refused, line, (caller) => inVain(caller, call));
      expect(wrong).toEqual([]);
      if (refused.length === 0) return;
      // Neither a record that is there nor a form that fits is answered otherwise.
      const [input = NOTHING] = inputsOf(call, 1);
      const some = refused.filter(({ name }) =>
        /^(no credential|a revoked session|none|Kolektor|all but .*)$/.test(name),
      );
      for (const caller of some) {
        expect(await well(caller, call, input), caller.name).toEqual(await inVain(caller, call));
      }
    },
  );

  it('nothing is written', async () => {
    expect(await contentMark(api)).toEqual(before);
  });
});

describe('with the right', () => {
  it.each(CALLS.map((call) => [call.name, call] as const))(
    '%s lets through whom its line says',
    async (name, call) => {
      const line = lineOf(call);
      // All others were refused above.
      const rightful = people.filter(({ holder }) => answerTo(line, holder) === 'open');
      const { wrong, open } = await compare(rightful, line, (caller) => inVain(caller, call));
      expect(wrong).toEqual([]);
      answers.push({ address: `${call.path} ${call.method}`, name, line, open });
      // Some calls end the session that they are made with.
      await api.connection.pool.query(
        'update sessions set revoked_at = null where staff_id = any($1) and revoked_at is not null',
        [people.filter(({ holder }) => holder).map(({ id }) => id)],
      );
    },
  );

  it.each(CHANNEL_MATRIX.map((one) => [one.channel(0), one] as const))(
    'channel %s lets listen whom its line says',
    async (_name, { channel, access: line }) => {
      const listen = (of: (id: number) => string) => (caller: TestCaller) =>
        send(api, caller.authorization, 'POST', BROADCAST_AUTH_PATH, {
          query: '',
          body: { socket_id: '1.1', channel_name: `private-${of(caller.id)}` },
        });
      const { wrong, open } = await compare(people, line, listen(channel));
      expect(wrong).toEqual([]);
      answers.push({
        address: `channel ${channel(0).replace(/0$/, '{own}')}`,
        name: 'broadcasting/auth',
        line,
        open,
      });
      // Nobody hears what is another person's, nor a channel that there is not.
      for (const of of [(id: number) => `${channel(id + 1)}`, (id: number) => `x${channel(id)}`]) {
        if (of(1) === channel(1)) continue;
        const answered = await Promise.all(people.map(async (caller) => outcome(await listen(of)(caller))));
        expect(answered).toEqual(people.map(({ holder }) => (holder ? 403 : 401)));
      }
    },
  );

  it('is what the table says', async () => {
    await expect(tableOf(answers)).toMatchFileSnapshot('accessTable.txt');
  });
});

// Last: the flags of title id 4 are others from here on.
describe('a surveyor who has every flag', () => {
  it.each(
    CALLS.filter(({ name }) => ACCESS_MATRIX[name]?.notSurveyors).map((call) => [call.name, call] as const),
  )('never makes %s', async (_name, call) => {
    const flags = ACCESS_FLAGS.map((flag) => `${flag} = true`).join();
    await api.connection.pool.query(`update titles set ${flags} where id = $1`, [SURVEYOR_TITLE_ID]);
    const [surveyor] = people.filter(({ holder }) => holder?.idTitle === SURVEYOR_TITLE_ID);
    expect(await inVain(surveyor!, call)).toMatchObject({ http: 403 });
  });
});
