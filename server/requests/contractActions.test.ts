import { describe, expect, it } from 'vitest';
import type { ContractActions } from '@/lib/contract/contractActions';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { valuesToWrite } from '../testing/changedNote';
import { actionsOf, contractCodes, requestOn } from '../testing/contractRequest';
import { counter, payLines } from '../testing/counter';
import { signInMakersAndCheckers } from '../testing/makerAndChecker';

const obstacleOf = ({ kinds }: ContractActions, kind: RequestedAction['kind']) =>
  kinds.find((one) => one.kind === kind)?.obstacle ?? null;

describe('what may be asked for on a contract', () => {
  it('never says in one breath that there are receipts and that nothing was paid', async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    // As receipts are from before acts of paying were recorded.
    await api.connection.pool.query(
      `update credits set payment_id = null where contract_code = 'JKT-2603-00029'`,
    );
    const actions = await actionsOf(api, maker, 'JKT-2603-00029');
    expect(obstacleOf(actions, 'CANCEL')).toMatch(/^Sudah ada nota yang berlaku/);
    expect(obstacleOf(actions, 'PAYMENT_VOID')).toBe(
      'Nota kontrak ini tidak tercatat sebagai pembayaran yang utuh. Minta pembatalannya dari tiap nota.',
    );
  });

  it('offers no void while every payment has a reason against it, and says the reason of the latest', async () => {
    const { api, maker, code } = await counter();
    await api.connection.pool.query('update credits set payment_id = null where contract_code = $1', [code]);
    const [receipt] = (await payLines(api, maker, code)).receipts;
    if (!receipt) throw new Error('No receipt');
    expect(obstacleOf(await actionsOf(api, maker, code), 'PAYMENT_VOID')).toBeNull();
    const change = { ...valuesToWrite(receipt), note: 'Lain' };
    const body = { update: change, reason: 'Salah catat', version: receipt.version };
    expect((await api.call('POST', `credits/${receipt.id}/request`, { token: maker, body })).http).toBe(200);
    const { payments, ...actions } = await actionsOf(api, maker, code);
    expect(payments.map(({ obstacle }) => obstacle)).toEqual([
      `Masih ada permintaan yang menunggu pada nota ${receipt.invoice}. Putuskan dulu.`,
    ]);
    expect(obstacleOf({ payments, ...actions }, 'PAYMENT_VOID')).toBe(payments[0]?.obstacle);
    const refused = await requestOn(api, maker, code, {
      kind: 'PAYMENT_VOID',
      payment_id: payments[0]?.id ?? 0,
    });
    expect(refused).toMatchObject({ http: 409, message: payments[0]?.obstacle });
  });

  it('offers nothing more while a request waits, and says who asked and when', async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    const [code = ''] = await contractCodes(api, 'ACTIVE');
    const ask = { kind: 'STATUS', status: 'WRITTEN_OFF' } as const;
    expect((await requestOn(api, maker, code, ask)).http).toBe(200);
    const second = await requestOn(api, maker, code, ask);
    expect(second.http).toBe(409);
    const { kinds } = await actionsOf(api, maker, code);
    // What a supervisor of collectors asks for is none of a cashier's.
    const own = kinds.filter(({ kind }) => kind !== 'REPOSSESSION' && kind !== 'UNIT_SALE');
    expect(new Set(own.map(({ obstacle }) => obstacle))).toEqual(new Set([second.message]));
  });

  it('offers of an office that is switched off only the way out of it', async () => {
    const [api, maker] = await signInMakersAndCheckers('kasir.jkt');
    const [code = ''] = await contractCodes(api, 'ACTIVE');
    await api.connection.pool.query('update offices set active = false where id = 1');
    const refused = await requestOn(api, maker, code, { kind: 'STATUS', status: 'WRITTEN_OFF' });
    expect(refused.http).toBe(409);
    const { kinds } = await actionsOf(api, maker, code);
    expect(kinds.filter(({ obstacle }) => obstacle === null).map(({ kind }) => kind)).toEqual([
      'MOVE_OFFICE',
    ]);
    expect(obstacleOf({ kinds } as ContractActions, 'STATUS')).toBe(refused.message);
  });
});
