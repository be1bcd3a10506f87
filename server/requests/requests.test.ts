import { describe, expect, it } from 'vitest';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { ContractRequest } from '@/lib/contract/requests';
import {
  actionsOf,
  approveSeen,
  requestOn,
  contractCodes,
  detailOf,
  rejectRequest,
  withdrawRequest,
} from '../testing/contractRequest';
import { signInMakersAndCheckers } from '../testing/makerAndChecker';
import type { TestApi } from '../testing/startApi';

const WRITE_OFF: RequestedAction = { kind: 'STATUS', status: 'WRITTEN_OFF' };

async function signInOnContract(...names: string[]) {
  const [api, ...tokens] = await signInMakersAndCheckers(...names);
  const [code = ''] = await contractCodes(api, 'ACTIVE');
  return [{ api, code }, ...tokens] as const;
}
const statusOf = async (api: TestApi, code: string) =>
  (
    await api.connection.pool.query<{ status: string; version: number }>(
      'select status, version from contracts where code = $1',
      [code],
    )
  ).rows[0];

describe('a request on a contract', () => {
  it('changes nothing until somebody else approves, and tells both sides', async () => {
    const [{ api, code }, maker, checker] = await signInOnContract('kasir.jkt', 'penyetuju.jkt');
    const before = await statusOf(api, code);
    const asked = await requestOn(api, maker, code, WRITE_OFF, { reason: 'Unit hilang, nasabah pindah' });
    expect(asked).toMatchObject({
      http: 200,
      data: {
        contract_code: code,
        status: 'WAITING',
        reason: 'Unit hilang, nasabah pindah',
        summary: 'Status aktif menjadi hapus buku.',
        request_by: { username: 'kasir.jkt' },
        may_decide: false,
        may_withdraw: true,
      },
    });
    expect(await statusOf(api, code)).toEqual(before);

    const waiting = (await api.call<ContractRequest[]>('GET', 'contract-requests', { token: checker })).data;
    expect(waiting).toMatchObject([{ id: asked.data.id, may_decide: true, may_withdraw: false }]);
    const seen = await detailOf(api, checker, asked.data.id);
    expect(seen).toMatchObject({
      version: before?.version,
      obstacle: null,
      consequences: { card: { status: { after: 'WRITTEN_OFF' } }, cash: [], later: [] },
    });
    expect(await statusOf(api, code)).toEqual(before);

    expect((await approveSeen(api, checker, asked.data.id)).data).toMatchObject({
      status: 'APPROVED',
      decided_by: { username: 'penyetuju.jkt' },
    });
    expect(await statusOf(api, code)).toMatchObject({ status: 'WRITTEN_OFF' });
    const { rows } = await api.connection.pool.query<{ channel: string; payload: Record<string, unknown> }>(
      "select channel, payload from outbox where channel like 'notifications.%' order by id",
    );
    expect(rows.map(({ channel, payload }) => [channel, payload.source, payload.link])).toEqual([
      ['notifications.1', 'request', String(asked.data.id)],
      ['notifications.3', 'request', String(asked.data.id)],
      ['notifications.5', 'request', String(asked.data.id)],
      ['notifications.4', 'request', String(asked.data.id)],
    ]);
    const log = await api.connection.pool.query<{ action: string; changes: Record<string, unknown> }>(
      "select action, changes from history where record_type = 'contract' and record_id = $1 order by id",
      [code],
    );
    expect(log.rows.map((row) => row.action)).toEqual([
      'CONTRACT_REQUESTED',
      'CONTRACT_STATUS_CHANGED',
      'CONTRACT_REQUEST_APPROVED',
    ]);
    expect(log.rows[1]?.changes).toMatchObject({ status: ['ACTIVE', 'WRITTEN_OFF'] });
  });

  it('is not approved by its maker, even one who may approve', async () => {
    const [{ api, code }, maker] = await signInOnContract('kacab.jkt');
    const { data } = await requestOn(api, maker, code, WRITE_OFF);
    expect(data.may_decide).toBe(false);
    const own = await approveSeen(api, maker, data.id);
    expect(own.http).toBe(403);
    expect(own.message).toContain('Anda sendiri');
    expect((await rejectRequest(api, maker, data.id)).http).toBe(403);
    expect(await statusOf(api, code)).toMatchObject({ status: 'ACTIVE' });
  });

  it('is not read, asked for or decided from another office', async () => {
    const [{ api, code }, maker, otherChecker, otherMaker] = await signInOnContract(
      'kasir.jkt',
      'penyetuju.mks',
      'kasir.mks',
    );
    const { data } = await requestOn(api, maker, code, WRITE_OFF);
    const [, another = ''] = await contractCodes(api, 'ACTIVE');
    expect((await requestOn(api, otherMaker, another, WRITE_OFF, { version: 1 })).http).toBe(403);
    for (const path of [`contract-requests/${data.id}`, `contracts/${code}/requests`]) {
      expect((await api.call('GET', path, { token: otherChecker })).http).toBe(403);
    }
    expect((await approveSeen(api, otherChecker, data.id, 1)).http).toBe(403);
    expect((await rejectRequest(api, otherChecker, data.id, 1)).http).toBe(403);
    expect((await api.call('GET', 'contract-requests', { token: otherChecker })).data).toEqual([]);
    expect((await api.call('GET', 'contract-requests/999999', { token: maker })).http).toBe(404);
    expect((await api.call('GET', 'contract-requests/x', { token: maker })).http).toBe(404);
  });

  it('waits alone: a second one is refused, saying who asked and when, also at the same moment', async () => {
    const [{ api, code }, maker, second] = await signInOnContract('kasir.jkt', 'kontrak.jkt');
    const both = await Promise.all([
      requestOn(api, maker, code, WRITE_OFF),
      requestOn(api, second, code, { kind: 'STATUS', status: 'WRITTEN_OFF' }),
    ]);
    expect(both.map((one) => one.http).sort()).toEqual([200, 409]);
    const refused = both.find((one) => one.http === 409);
    const taken = both.find((one) => one.http === 200);
    expect(refused?.message).toContain(taken?.data.request_by.name);
    expect(refused?.data).toMatchObject({
      request_by: taken?.data.request_by,
      requested_at: taken?.data.requested_at,
    });
  });

  it('is applied once, whoever approves and however often', async () => {
    const [{ api, code }, maker, checker, head] = await signInOnContract(
      'kasir.jkt',
      'penyetuju.jkt',
      'kacab.jkt',
    );
    const { data } = await requestOn(api, maker, code, WRITE_OFF);
    const { version } = await detailOf(api, checker, data.id);
    const both = await Promise.all([
      approveSeen(api, checker, data.id, version),
      approveSeen(api, head, data.id, version),
    ]);
    expect(both.map((one) => one.http).sort()).toEqual([200, 409]);
    const late = both.find((one) => one.http === 409);
    expect(late?.message).toMatch(/sudah disetujui oleh .+ pada /);
    expect((await rejectRequest(api, head, data.id)).http).toBe(409);
    expect((await withdrawRequest(api, maker, data.id)).http).toBe(409);
    expect((await statusOf(api, code))?.version).toBe(version + 1);
  });

  it('is not approved on a contract that changed after it was seen, and shows what it would do now', async () => {
    const [{ api, code }, maker, checker] = await signInOnContract('kasir.jkt', 'penyetuju.jkt');
    const { data } = await requestOn(api, maker, code, WRITE_OFF);
    const { version } = await detailOf(api, checker, data.id);
    await api.connection.pool.query('update contracts set version = version + 1 where code = $1', [code]);
    const stale = await approveSeen(api, checker, data.id, version);
    expect(stale).toMatchObject({
      http: 409,
      data: { version: version + 1, current: { version: version + 1, obstacle: null } },
    });
    expect((await approveSeen(api, checker, data.id)).http).toBe(200);
  });

  it('is not made on a contract that changed since it was read', async () => {
    const [{ api, code }, maker] = await signInOnContract('kasir.jkt');
    const { version } = await actionsOf(api, maker, code);
    const stale = await requestOn(api, maker, code, WRITE_OFF, { version: version - 1 });
    expect(stale).toMatchObject({ http: 409, data: { version, current: { version } } });
  });

  it('is taken back by its asker only; then nobody can approve it and another may be asked for', async () => {
    const [{ api, code }, maker, checker] = await signInOnContract('kasir.jkt', 'penyetuju.jkt');
    const { data } = await requestOn(api, maker, code, WRITE_OFF);
    expect((await withdrawRequest(api, checker, data.id)).http).toBe(403);
    expect((await withdrawRequest(api, maker, data.id)).data.status).toBe('WITHDRAWN');
    const late = await approveSeen(api, checker, data.id, 1);
    expect(late.http).toBe(409);
    expect(late.message).toContain('ditarik kembali');
    expect((await requestOn(api, maker, code, WRITE_OFF)).http).toBe(200);
    expect(await statusOf(api, code)).toMatchObject({ status: 'ACTIVE' });
  });

  it('is rejected with a reason that the asker is told', async () => {
    const [{ api, code }, maker, checker] = await signInOnContract('kasir.jkt', 'penyetuju.jkt');
    const { data } = await requestOn(api, maker, code, WRITE_OFF);
    expect((await rejectRequest(api, checker, data.id)).data).toMatchObject({
      status: 'REJECTED',
      decision_reason: 'Berkas belum lengkap',
    });
    const told = await api.call<{ notif: { message: string }[] }>('GET', 'notifs?page=1', { token: maker });
    expect(told.data.notif[0]?.message).toContain('Berkas belum lengkap');
  });

  it('is asked once, however often its answer was lost', async () => {
    const [{ api, code }, maker] = await signInOnContract('kasir.jkt');
    const { version } = await actionsOf(api, maker, code);
    const one = await requestOn(api, maker, code, WRITE_OFF, { version, key: 'same' });
    const two = await requestOn(api, maker, code, WRITE_OFF, { version, key: 'same' });
    expect(two.data).toEqual(one.data);
  });

  it('is asked for by those whose work it is', async () => {
    const [{ api, code }, clerk, collector] = await signInOnContract('kontrak.jkt', 'kolektor.jyp');
    const waive: RequestedAction = {
      kind: 'WAIVER',
      lines: [{ number: 1, credit_discount: 0, penalty_discount: 1000 }],
    };
    const refused = await requestOn(api, clerk, code, waive);
    expect(refused.http).toBe(403);
    expect(refused.message).toContain('potongan');
    expect((await requestOn(api, collector, code, WRITE_OFF, { version: 1 })).http).toBe(403);
    const { kinds } = await actionsOf(api, clerk, code);
    expect(kinds.filter((one) => one.obstacle === null).map((one) => one.kind)).toEqual([
      'STATUS',
      'RESTRUCTURE',
      'MOVE_OFFICE',
    ]);
  });
});

describe('a status by request', () => {
  const asked = async (from: string, status: 'ACTIVE' | 'REPOSSESSED' | 'WRITTEN_OFF' | 'RESTRUCTURED') => {
    const [{ api, code }, maker, checker] = await signInOnContract('kasir.jkt', 'penyetuju.jkt');
    await api.connection.pool.query('update contracts set status = $1 where code = $2', [from, code]);
    const ask = await requestOn(api, maker, code, { kind: 'STATUS', status });
    return { api, code, maker, checker, ask };
  };

  it.each([
    ['ACTIVE', 'WRITTEN_OFF'],
    ['REPOSSESSED', 'ACTIVE'],
    ['REPOSSESSED', 'WRITTEN_OFF'],
  ] as const)('goes from %s to %s', async (from, to) => {
    const { api, code, checker, ask } = await asked(from, to);
    expect(ask.http).toBe(200);
    expect((await approveSeen(api, checker, ask.data.id)).http).toBe(200);
    expect(await statusOf(api, code)).toMatchObject({ status: to });
  });

  it.each([
    ['ACTIVE', 'ACTIVE'],
    // By a surat tugas and its BAST.
    ['ACTIVE', 'REPOSSESSED'],
    // Asked for with its schedule.
    ['ACTIVE', 'RESTRUCTURED'],
    ['REPOSSESSED', 'RESTRUCTURED'],
    ['WRITTEN_OFF', 'ACTIVE'],
    ['RESTRUCTURED', 'ACTIVE'],
    ['SETTLED_EARLY', 'ACTIVE'],
    ['CANCELLED', 'ACTIVE'],
    ['SETTLED', 'WRITTEN_OFF'],
  ] as const)('does not go from %s to %s', async (from, to) => {
    const { ask } = await asked(from, to);
    expect(ask.http).toBe(409);
  });

  it('says why it cannot be approved once the contract stands otherwise', async () => {
    const { api, code, checker, ask } = await asked('ACTIVE', 'WRITTEN_OFF');
    await api.connection.pool.query("update contracts set status = 'SETTLED' where code = $1", [code]);
    const seen = await detailOf(api, checker, ask.data.id);
    expect(seen).toMatchObject({ consequences: null });
    expect(seen.obstacle).toContain('lunas');
    expect((await approveSeen(api, checker, ask.data.id)).http).toBe(409);
    expect(await statusOf(api, code)).toMatchObject({ status: 'SETTLED' });
  });
});
