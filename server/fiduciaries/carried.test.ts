import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Fiduciary } from '@/lib/contract/fiduciaries';
import type { FiduciaryPage } from '@/lib/contract/fiduciaryDeadlines';
import { readBasis } from '../../tests/payments/readBasis';
import { actionsOf, approveSeen, requestOn } from '../testing/contractRequest';
import { counter, payLines } from '../testing/counter';
import { late, restructured } from '../testing/lateContract';
import type { TestApi } from '../testing/startApi';
import { todayOf } from '../testing/statements';

const read = async (api: TestApi, token: string, code: string) =>
  (await api.call<Fiduciary>('GET', `contracts/${code}/fiduciary`, { token })).data;
const save = (api: TestApi, token: string, code: string, body: object) =>
  api.call<Fiduciary>('PUT', `contracts/${code}/fiduciary`, { token, body });
const listed = async (api: TestApi, token: string, list: string, code: string) =>
  (await api.call<FiduciaryPage>('GET', `fiduciaries?list=${list}&search=${code}`, { token })).data.rows.find(
    (row) => row.code === code,
  );

it('a fiduciary goes on with the contract that carries its own on, and is changed there alone', async () => {
  const world = await late();
  const { api, maker, code } = world;
  const { deed_from: from } = await read(api, maker, code);
  const deed = { deed_number: '17', deed_on: addDays(from, 2), notary: 'Ratna Dewi, S.H.' };
  const none = { certificate_number: '', certificate_on: null, removed_on: null };
  const { version } = await read(api, maker, code);
  const saved = await save(api, maker, code, { ...deed, ...none, version });
  expect(saved.http, saved.message).toBe(200);
  expect(await listed(api, maker, 'register', code)).toBeDefined();

  const { next } = await restructured(world, readBasis(world.basis).ask);
  const to = next.contract.code;
  expect(await read(api, maker, to)).toMatchObject({ ...deed, ...none, deed_from: from, version: 1 });
  expect(await read(api, maker, code)).toMatchObject(deed);
  expect(await listed(api, maker, 'register', code)).toBeUndefined();
  expect(await listed(api, maker, 'register', to)).toMatchObject({ since: deed.deed_on });

  const certificate = { certificate_number: 'W10.00123', certificate_on: addDays(from, 20) };
  const old = await save(api, maker, code, { ...deed, ...none, ...certificate, version: version + 1 });
  expect(old).toMatchObject({ http: 409, message: expect.stringContaining(to) as string });
  // The deed is older than the contract that it secures now.
  expect((await save(api, maker, to, { ...deed, ...none, ...certificate, version: 1 })).http).toBe(200);
  expect(await listed(api, maker, 'register', to)).toBeUndefined();
});

it('a payment that settles puts it on the list of removals, and a void takes it off again', async () => {
  const { api, maker, checker, code } = await counter();
  await api.connection.pool.query('update titles set forgives_up_to = null');
  const { deed_from: from, version } = await read(api, maker, code);
  const paper = {
    ...{ deed_number: '17', deed_on: from, notary: 'Ratna Dewi, S.H.', removed_on: null },
    ...{ certificate_number: 'W10.00123', certificate_on: from },
  };
  expect((await save(api, maker, code, { ...paper, version })).http).toBe(200);
  await payLines(api, maker, code, { lines: 60 });
  const today = todayOf(api);
  expect(await listed(api, maker, 'remove', code)).toMatchObject({
    ...{ since: today, due: addDays(today, 14), days_left: 14, unconfirmed: false, status: 'SETTLED' },
  });
  // It is not removed before that day: nobody who tells it late writes another.
  const early = await save(api, maker, code, {
    ...paper,
    removed_on: addDays(today, -1),
    version: version + 1,
  });
  expect(early).toMatchObject({ http: 422, data: { errors: { removed_on: expect.any(String) as string } } });
  const { payments } = await actionsOf(api, maker, code);
  const asked = await requestOn(api, maker, code, { kind: 'PAYMENT_VOID', payment_id: payments[0]?.id ?? 0 });
  expect(asked.http, asked.message).toBe(200);
  const decided = await approveSeen(api, checker, asked.data.id);
  expect(decided.http, decided.message).toBe(200);
  expect(await listed(api, maker, 'remove', code)).toBeUndefined();
});
