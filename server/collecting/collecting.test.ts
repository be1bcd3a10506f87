import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing, Collecting } from '@/lib/contract/collecting';
import type { Fiduciary } from '@/lib/contract/fiduciaries';
import { addDays } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import { assignCollectors } from '../collectors/assignCollectors';
import { contractCodes } from '../testing/contractRequest';
import { startApi, type Answered, type TestApi } from '../testing/startApi';

type Refused = { errors: Record<string, string> };

let api: TestApi;
let clerk: string;
let codes: string[];
const cleanups: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startApi({ until: (cleanup) => cleanups.push(cleanup) });
  clerk = await api.signIn('kontrak.jkt');
  codes = await contractCodes(api, 'ACTIVE');
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

const today = () => todayIn('Asia/Jakarta', api.now());
const fieldsOf = (answer: Answered<unknown>) =>
  answer.http === 422 ? Object.keys((answer.data as Refused).errors) : [String(answer.http)];
const logOf = async (code: string, action: string) =>
  (
    await api.connection.pool.query<{ changes: object; reason: string | null }>(
      'select changes, reason from history where record_id = $1 and action = $2 order by id',
      [code, action],
    )
  ).rows;

describe('where a borrower is called on', () => {
  const collecting = async (code: string) =>
    (await api.call<Collecting>('GET', `contracts/${code}/collecting`, { token: clerk })).data;
  const beforeOf = ({ address, village }: Billing) => ({ address, village_code: village?.code ?? null });
  const change = async (code: string, over: object = {}) => {
    const before = beforeOf((await collecting(code)).billing);
    const body = { ...before, address: 'Jl. Baru No. 5', before, reason: 'Pindah rumah', ...over };
    return api.call<Billing>('PUT', `contracts/${code}/billing`, { token: clerk, body });
  };
  const someVillage = async () =>
    (
      await api.connection.pool.query<{ code: string; name: string }>(
        'select code, name from regions where length(code) = 10 and active order by code limit 1',
      )
    ).rows[0]!;

  it('is changed with a reason, kept in the log, and leaves payments that are being taken alone', async () => {
    const [code = ''] = codes;
    const village = await someVillage();
    const { rows } = await api.connection.pool.query('select version from contracts where code = $1', [code]);
    const old = (await collecting(code)).billing;
    const answer = await change(code, { village_code: village.code });
    expect(answer.http, answer.message).toBe(200);
    expect(answer.data).toMatchObject({ address: 'Jl. Baru No. 5', village: village });
    expect(answer.data.village?.district?.code).toBe(village.code.slice(0, 6));
    expect((await collecting(code)).billing).toEqual(answer.data);
    expect(await logOf(code, 'BILLING_ADDRESS_CHANGED')).toEqual([
      {
        changes: {
          billing_address: [old.address, 'Jl. Baru No. 5'],
          village_code: [old.village?.code ?? null, village.code],
        },
        reason: 'Pindah rumah',
      },
    ]);
    const after = await api.connection.pool.query('select version from contracts where code = $1', [code]);
    expect(after.rows).toEqual(rows);
  });

  it('is not written over what somebody else wrote', async () => {
    const [, code = ''] = codes;
    const before = beforeOf((await collecting(code)).billing);
    const first = await change(code);
    const second = await change(code, { before, address: 'Jl. Lain No. 7' });
    expect(second).toMatchObject({ http: 409, data: { current: first.data } });
  });

  it.each([
    ['a kelurahan that there is not', { village_code: '9999999999' }, 'village_code'],
    ['a kecamatan', { village_code: '317501' }, 'village_code'],
    ['brackets', { village_code: '[[[[[[[[[[' }, 'village_code'],
    ['no address', { address: '  ' }, 'address'],
    ['no reason', { reason: ' a ' }, 'reason'],
  ])('%s is refused at its field', async (_what, over, field) => {
    expect(fieldsOf(await change(codes[2]!, over))).toEqual([field]);
  });

  it('stays where nothing was changed, and where the contract has ended', async () => {
    const code = codes[3]!;
    const now = beforeOf((await collecting(code)).billing);
    expect(fieldsOf(await change(code, now.address === '' ? {} : now))).toEqual(
      now.address === '' ? ['200'] : ['address'],
    );
    await api.connection.pool.query("update contracts set status = 'SETTLED' where code = $1", [code]);
    expect((await change(code, { address: 'Jl. Akhir No. 1' })).http).toBe(409);
  });

  it('stands beside who collects it, the latest first', async () => {
    const code = codes[4]!;
    expect(await collecting(code)).toMatchObject({ collector: null, collectors: [] });
    const { rows } = await api.connection.pool.query<{ id: number; name: string }>(
      "select id, name from staff where username = 'kontrak.jkt'",
    );
    const [person] = rows;
    const by = { at: api.now(), staffId: person!.id, reason: 'Wilayah sama' };
    for (const [nth, collectorId] of [person!.id, null].entries()) {
      const day = addDays(today(), nth);
      await assignCollectors(api.connection.db, [{ code, collectorId, day }], by);
    }
    const shown = await collecting(code);
    expect(shown.collector).toBeNull();
    expect(shown.collectors).toMatchObject([
      { from: addDays(today(), 1), collector: null, by: { name: person!.name }, reason: 'Wilayah sama' },
      { from: today(), collector: { name: person!.name } },
    ]);
  });
});

describe('a fiduciary', () => {
  const read = async (code: string) =>
    (await api.call<Fiduciary>('GET', `contracts/${code}/fiduciary`, { token: clerk })).data;
  const EMPTY = {
    ...{ deed_number: '', deed_on: null, notary: '', certificate_number: '', certificate_on: null },
    removed_on: null,
  };
  const save = (code: string, over: object, version = 0) =>
    api.call<Fiduciary>('PUT', `contracts/${code}/fiduciary`, {
      token: clerk,
      body: { ...EMPTY, version, ...over },
    });
  const deed = () => ({ deed_number: '17', deed_on: today(), notary: 'Ratna Dewi, S.H.' });

  it('is empty, then written step by step, each in the log', async () => {
    const code = codes[5]!;
    expect(await read(code)).toMatchObject({ ...EMPTY, version: 0, created_at: null });
    const first = await save(code, deed());
    expect(first.data).toMatchObject({ ...deed(), version: 1, created_by: { username: 'kontrak.jkt' } });
    const whole = { ...deed(), certificate_number: 'W10.00123', certificate_on: today() };
    expect((await save(code, whole, 1)).data).toMatchObject({ ...whole, version: 2 });
    expect((await save(code, whole, 2)).data.version).toBe(2);
    await api.connection.pool.query("update contracts set status = 'SETTLED' where code = $1", [code]);
    await api.connection.pool.query(
      "update credits set transfer_state = 'UNKNOWN' where contract_code = $1 and transfer_state = 'UNCONFIRMED'",
      [code],
    );
    expect((await save(code, { ...whole, removed_on: today() }, 2)).data).toMatchObject({
      removed_on: today(),
    });
    expect(await logOf(code, 'FIDUCIARY_CHANGED')).toHaveLength(3);
    expect(await read(code)).toMatchObject({ version: 3 });
  });

  it('is removed once nothing is owed any more, and not while its contract or the one after it runs', async () => {
    const code = codes[8]!;
    const whole = { ...deed(), certificate_number: 'W10.00124', certificate_on: today() };
    expect((await save(code, whole)).http).toBe(200);
    const stands = async (status: string) => {
      await api.connection.pool.query('update contracts set status = $2 where code = $1', [code, status]);
      return fieldsOf(await save(code, { ...whole, removed_on: today() }, 1));
    };
    for (const status of ['ACTIVE', 'REPOSSESSED', 'RESTRUCTURED', 'WRITTEN_OFF'])
      expect(await stands(status), status).toEqual(['removed_on']);
    const { rows: paid } = await api.connection.pool.query<{ id: number }>(
      "update credits set transfer_state = 'UNCONFIRMED', cash = 0, bank = payment where contract_code = $1 returning id",
      [code],
    );
    if (paid.length > 0) {
      expect(await stands('SETTLED')).toEqual(['removed_on']);
      await api.connection.pool.query(
        "update credits set transfer_state = 'UNKNOWN' where contract_code = $1",
        [code],
      );
    }
    expect(await stands('SETTLED')).toEqual(['200']);
  });

  it('is not written over what somebody else wrote, also where two begin it at once', async () => {
    const code = codes[6]!;
    const answers = await Promise.all([save(code, deed()), save(code, { ...deed(), deed_number: '18' })]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ http }) => http === 409)?.data).toMatchObject({ current: { version: 1 } });
  });

  it.each([
    ['a deed of tomorrow', () => ({ ...deed(), deed_on: addDays(today(), 1) }), ['deed_on']],
    ['a deed of the year 0', () => ({ ...deed(), deed_on: '0000-01-01' }), ['deed_on']],
    ['a deed before its contract', () => ({ ...deed(), deed_on: '1999-12-31' }), ['deed_on']],
    ['a deed without its day', () => ({ ...deed(), deed_on: null }), ['deed_on']],
    ['a day without a deed', () => ({ deed_on: today() }), ['deed_number']],
    ['a deed without its notary', () => ({ ...deed(), notary: '' }), ['notary']],
    [
      'a certificate before its deed',
      () => ({ ...deed(), certificate_number: 'W1', certificate_on: addDays(today(), -1) }),
      ['certificate_on'],
    ],
    ['a certificate without its day', () => ({ ...deed(), certificate_number: 'W1' }), ['certificate_on']],
    [
      'a certificate without its number',
      () => ({ ...deed(), certificate_on: today() }),
      ['certificate_number'],
    ],
    ['a removal of no certificate', () => ({ ...deed(), removed_on: today() }), ['removed_on']],
    ['a long number', () => ({ ...deed(), deed_number: '1'.repeat(61) }), ['deed_number']],
  ])('with %s is refused at its field', async (_what, over, fields) => {
    expect(fieldsOf(await save(codes[7]!, over()))).toEqual(fields);
  });
});
