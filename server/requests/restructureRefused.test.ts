import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { readBasis, type RestructureAsk } from '../../tests/payments/readBasis';
import { approveSeen, detailOf, requestOn } from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { contract, DAY, late, planOf, restructured } from '../testing/lateContract';
import { clerkOf, statementLines } from '../testing/statements';

describe('a restructure is asked for again', () => {
  it.each([
    ['a payment', ({ api, maker, code }: Awaited<ReturnType<typeof late>>) => payLines(api, maker, code)],
    [
      'the void of one',
      async ({ api, code }: Awaited<ReturnType<typeof late>>) => {
        await api.connection.pool.query(
          `update credits set voided_at = $2, voided_by = 4, void_reason = 'Salah'
            where id = (select max(id) from credits where contract_code = $1)`,
          [code, api.now()],
        );
        await api.connection.pool.query('update contracts set version = version + 1 where code = $1', [code]);
      },
    ],
  ])('after %s', async (_, happens) => {
    const world = await late();
    const { api, maker, checker, code, basis } = world;
    const { data } = await requestOn(api, maker, code, readBasis(basis).ask);
    const { version } = await detailOf(api, checker, data.id);
    await happens(world);
    expect((await approveSeen(api, checker, data.id, version)).http).toBe(409);
    const seen = await detailOf(api, checker, data.id);
    expect(seen).toMatchObject({
      consequences: null,
      obstacle: expect.stringMatching(/minta lagi/) as string,
    });
    expect((await planOf(api, checker, data.id)).http).toBe(409);
    expect((await approveSeen(api, checker, data.id)).http).toBe(409);
    expect((await contract(api, maker, code)).contract.restructured_to).toBeNull();
  });

  it('a day later it still is what was shown, and after the days of a quote it is not', async () => {
    const world = await late();
    const { api, maker, checker, code, basis } = world;
    const { ask, plan } = readBasis(basis);
    const { data } = await requestOn(api, maker, code, ask);
    api.advance(DAY);
    expect((await planOf(api, checker, data.id)).data).toMatchObject({ principal: plan.principal });
    const days = (await contract(api, maker, code)).contract.structure.quote_days;
    expect(basis.valid_until).toBe(addDays(basis.as_of, days));
    api.advance(days * DAY);
    expect((await detailOf(api, checker, data.id)).obstacle).toContain('berlaku sampai');
    expect((await approveSeen(api, checker, data.id)).http).toBe(409);
  });

  it('and not on the day after it was calculated: every sum of it was right yesterday', async () => {
    const { api, maker, code, basis } = await late();
    api.advance(DAY);
    expect(await requestOn(api, maker, code, readBasis(basis).ask)).toMatchObject({
      http: 409,
      message: expect.stringContaining('Hitung lagi') as string,
    });
  });

  it('where its Perhitungan is offered no longer, with the reason', async () => {
    const { api, maker, checker, code, basis } = await late();
    const { ask } = readBasis(basis);
    const { data } = await requestOn(api, maker, code, ask);
    await api.connection.pool.query('update calculations set active = false where id = $1', [
      ask.calculation_id,
    ]);
    const seen = await detailOf(api, checker, data.id);
    expect(seen).toMatchObject({
      consequences: null,
      obstacle: expect.stringContaining('tidak ditawarkan') as string,
    });
    expect((await approveSeen(api, checker, data.id)).http).toBe(422);
    expect((await contract(api, maker, code)).contract.restructured_to).toBeNull();
  });

  it('while a deposit is kept on it, or a line of a bank statement came for it', async () => {
    const { api, maker, checker, code, basis } = await late();
    const { data } = await requestOn(api, maker, code, readBasis(basis).ask);
    const obstacle = async () => {
      expect((await approveSeen(api, checker, data.id)).http).toBe(409);
      return (await detailOf(api, checker, data.id)).obstacle;
    };
    const bank = clerkOf(api, maker);
    const amount = (await cardOf(api, maker, code)).contract.structure.instalment;
    const batch = await bank.upload(
      'sisa.csv',
      statementLines(api, { amount, description: `TRSF E-BANKING CR ${code} angsuran`, reference: 'R1' }),
    );
    expect(await obstacle()).toContain('mutasi bank sisa.csv');
    const [row] = await bank.rows(batch.id);
    await api.call('PUT', `imports/${batch.id}/rows/${row?.id}`, {
      token: maker,
      body: { action: 'ignore' },
    });
    await api.connection.pool.query(
      `insert into deposits (number, kind, contract_code, office_id, amount, cash, date_entered, input_by, created_at)
       select 'JKT/T0000/00077', 'ADDED', code, office_id, 1, 1, current_date, 4, now() from contracts where code = $1`,
      [code],
    );
    expect(await obstacle()).toContain('titipan Rp1');
  });

  it('while a change of one of its receipts waits', async () => {
    const { api, maker, checker, code, basis } = await late();
    const { data } = await requestOn(api, maker, code, readBasis(basis).ask);
    await api.connection.pool.query(
      'update credits set request_approval = true where id = (select max(id) from credits where contract_code = $1)',
      [code],
    );
    expect((await detailOf(api, checker, data.id)).obstacle).toContain('permintaan yang menunggu pada nota');
    expect((await approveSeen(api, checker, data.id)).http).toBe(409);
  });

  it('and not for a day on which less was owed, or for other sums than are owed', async () => {
    const { api, maker, code, basis } = await late();
    const { ask } = readBasis(basis);
    const bent: RestructureAsk[] = [
      { ...ask, as_of: addDays(ask.as_of, -1) },
      { ...ask, as_of: addDays(ask.as_of, 1) },
      { ...ask, principal: ask.principal - 1 },
      { ...ask, instalment: ask.instalment - 1000 },
      { ...ask, first_due: addDays(ask.first_due, 1) },
      {
        ...ask,
        carried: { ...ask.carried, principal: ask.carried.principal - 1 },
        principal: ask.principal - 1,
      },
      // The same sum, of which another part would be principal.
      {
        ...ask,
        carried: {
          ...ask.carried,
          principal: ask.carried.principal - 1,
          interest: ask.carried.interest + 1,
        },
      },
      { ...ask, carried: { ...ask.carried, penalty: 0 }, principal: ask.principal - ask.carried.penalty },
    ];
    for (const one of bent) expect((await requestOn(api, maker, code, one)).http).toBe(409);
    expect((await requestOn(api, maker, code, { ...ask, tenor: 600 })).data.errors?.['ask.tenor']).toContain(
      'bulan',
    );
    const { rows } = await api.connection.pool.query<{ id: number }>(
      'select id from calculations where vehicle_kind <> (select vehicle_kind from contracts where code = $1) limit 1',
      [code],
    );
    const other = { ...ask, calculation_id: rows[0]?.id ?? 0 };
    expect((await requestOn(api, maker, code, other)).data.errors?.['ask.calculation_id']).toBeTruthy();
  });
});

describe('a restructure acts once', () => {
  it('by another person, whichever of two who approve at once', async () => {
    const { api, maker, checker, head, code, basis } = await late();
    const { data } = await requestOn(api, maker, code, readBasis(basis).ask);
    expect((await approveSeen(api, maker, data.id)).http).toBe(403);
    const { version } = await detailOf(api, checker, data.id);
    const both = await Promise.all([checker, head].map((token) => approveSeen(api, token, data.id, version)));
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const { rows } = await api.connection.pool.query('select 1 from restructures where old_code = $1', [
      code,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('or not at all where a payment is taken at the same moment: never both', async () => {
    const { api, maker, checker, code, basis } = await late();
    const { data } = await requestOn(api, maker, code, readBasis(basis).ask);
    const { version } = await detailOf(api, checker, data.id);
    const card = await cardOf(api, maker, code);
    const [approved, paid] = await Promise.all([
      approveSeen(api, checker, data.id, version),
      api.call('POST', `payments/${code}`, { token: maker, body: oldestInstalment(card) }),
    ]);
    expect([approved.http, paid.http].toSorted()).toEqual([200, 409]);
  });

  it('by a title whose limit allows what carries on', async () => {
    const { api, maker, checker, code, basis } = await late();
    const { data } = await requestOn(api, maker, code, readBasis(basis, { penalty: 'FORGIVEN' }).ask);
    // A rupiah too much, with the penalty that would be forgiven: nobody stays below a limit by forgiving more.
    await api.connection.pool.query('update titles set approves_up_to = $1 where id = 8', [
      basis.carried.total - 1,
    ]);
    expect((await detailOf(api, checker, data.id)).obstacle).toContain('di atas batas');
    expect((await approveSeen(api, checker, data.id)).http).toBe(403);
  });

  it.each(['REPOSSESSED', 'WRITTEN_OFF', 'SETTLED_EARLY', 'CANCELLED', 'RESTRUCTURED'])(
    'and not on a contract that does not run: %s',
    async (status) => {
      const { api, maker, code, basis } = await late();
      await api.connection.pool.query('update contracts set status = $1 where code = $2', [status, code]);
      expect((await requestOn(api, maker, code, readBasis(basis).ask)).http).toBe(409);
      expect((await api.call('GET', `contracts/${code}/restructure`, { token: maker })).http).toBe(409);
    },
  );

  it('is never changed afterwards, in the database itself', async () => {
    const world = await late();
    const { pool } = world.api.connection;
    await restructured(world, readBasis(world.basis).ask);
    await expect(pool.query('update restructures set new_principal = new_principal - 1')).rejects.toThrow();
    await expect(pool.query('delete from restructures')).rejects.toThrow();
  });
});
