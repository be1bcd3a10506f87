import { describe, expect, it } from 'vitest';
import { photo, sender } from '../testing/files';
import { endFunds, openFund } from '../testing/petty';
import { startApi } from '../testing/startApi';

/* What somebody alone tries, or in another's name. */

async function world() {
  const api = await startApi();
  const { pool } = api.connection;
  return { api, pool, ...(await openFund(api)) };
}

/** Who keeps the fund may approve too, so that only who they are stands in their way. */
const HOLDER_APPROVES = "update titles set is_credit_approval = true where name = 'Kasir'";

describe('a payee', () => {
  it('is the same in whatever way the name is written', async () => {
    const { petty, holder, must } = await world();
    must(await petty.write(holder.token, { amount: 400_000 }));
    for (const payee of [
      'S.P.B.U - Matraman',
      'SPBUMatraman',
      'ＳＰＢＵ Mátraman',
      'PAK SPBU MATRAMAN, S.E.',
    ]) {
      const { voucher, request } = must(await petty.write(holder.token, { amount: 200_000, payee }));
      expect(voucher, payee).toBeNull();
      expect(request?.limit).toBe(500_000);
    }
  });

  it.each(['SРBU Mаtrаman', 'SPBU Mɑtraman', '...'])('is not written in other signs: %s', async (payee) => {
    const { petty, holder } = await world();
    const { http, data } = await petty.write(holder.token, { payee });
    expect([http, data]).toMatchObject([
      422,
      { errors: { payee: 'Tulis penerimanya dengan huruf A sampai Z.' } },
    ]);
  });

  it('gets no more by being written under several categories', async () => {
    const { petty, holder, must } = await world();
    must(await petty.write(holder.token, { amount: 400_000 }));
    const { voucher, request } = must(await petty.write(holder.token, { amount: 400_000, category_id: 2 }));
    expect(voucher).toBeNull();
    expect(request?.limit).toBe(500_000);
  });

  it('is not who writes it, whatever they are called', async () => {
    const { petty, holder } = await world();
    for (const payee of ['Ibu Eka Lestari', 'Eka Lestari, S.E.', 'eka-lestari', 'Eka 1estari'])
      expect((await petty.write(holder.token, { payee })).http, payee).toBe(422);
  });

  it('does not approve it under their own name in other letters', async () => {
    const { petty, holder, head, must } = await world();
    const { request } = must(
      await petty.write(holder.token, { amount: 600_000, payee: 'Bpk. Bámbang  Kusuma' }),
    );
    expect((await petty.decide(head.token, request!.id)).http).toBe(403);
  });
});

describe('a proof', () => {
  it('proves one voucher, however often it is sent', async () => {
    const { api, petty, holder, head, must } = await world();
    const send = async (token: string, shade: number) =>
      must(await sender(api, token).send(await photo(shade))).id;
    const proven = async (token: string, over: object) =>
      petty.write(token, { no_proof: '', file_id: await send(token, 7), ...over });
    const { voucher } = must(await proven(holder.token, {}));
    const again = await proven(holder.token, { payee: 'Toko Lain' });
    expect(again.http, again.message).toBe(409);
    expect(again.message).toContain(voucher!.number);
    // By another person, above the limit, for money that leaves.
    expect((await proven(head.token, { payee: 'Toko Ketiga' })).http).toBe(409);
    expect((await proven(head.token, { payee: 'Toko Ketiga', amount: 700_000 })).http).toBe(409);
    const lower = {
      kind: 'LOWER',
      amount: 100_000,
      reference: 'SETOR-1',
      file_id: await send(head.token, 7),
    };
    expect((await petty.ask(head.token, lower)).http).toBe(409);
    // Once it is voided, the voucher is written anew with it.
    const voided = must(await petty.voids(holder.token, voucher!.id));
    must(await petty.decide(head.token, voided.id));
    must(await proven(holder.token, { amount: 45_000 }));
  });
});

describe('a difference', () => {
  it('is not decided by who held the fund when it was found, also once another does', async () => {
    const { pool, petty, holder, head, checker, director, must } = await world();
    await pool.query(HOLDER_APPROVES);
    const { balance, last_voucher_id } = (await petty.fund(head.token)).fund!;
    // Counted by another than the holder, who is away.
    const handed = must(await petty.handOver(head.token, checker.id, -90_000));
    const [found] = (await petty.fund(head.token)).waiting.filter(({ kind }) => kind === 'DIFFERENCE');
    expect(found).toMatchObject({ amount: -90_000, expected: balance });
    must(await petty.decide(checker.token, handed.id));
    expect((await petty.fund(head.token)).fund).toMatchObject({
      last_voucher_id,
      holder: { id: checker.id },
    });
    expect((await petty.decide(holder.token, found!.id)).http).toBe(403);
    expect((await petty.decide(checker.token, found!.id)).http).toBe(403);
    must(await petty.decide(director.token, found!.id));
  });

  it.each([10_000, -10_000])(
    'of %i that another found is not taken back by a count of the holder',
    async (found) => {
      const { petty, holder, head, checker, director, must } = await world();
      const { balance } = (await petty.fund(head.token)).fund!;
      const count = must(await petty.count(head.token, balance + found));
      must(await petty.close(holder.token));
      const waiting = async () =>
        (await petty.fund(head.token)).waiting.map(({ id, amount }) => [id, amount]);
      expect(await waiting()).toEqual([[count.request_id, found]]);
      // Another who counts says more.
      const newer = must(await petty.count(checker.token, balance + 5000));
      expect(await waiting()).toEqual([[newer.request_id, 5000]]);
      must(await petty.decide(director.token, newer.request_id!, 'REJECTED'));
    },
  );
});

describe('a top-up', () => {
  it('is not approved by who holds the fund, from whatever drawer it comes', async () => {
    const { pool, petty, holder, head, director, must } = await world();
    await pool.query("update titles set is_credit_add = true where name = 'Kepala Cabang'");
    await pool.query(HOLDER_APPROVES);
    const { voucher } = must(await petty.write(head.token, { amount: 90_000 }));
    const drawer = { place: 'DRAWER', bank: '', drawer_staff_id: head.id };
    const asked = must(
      await petty.ask(director.token, { amount: 90_000, voucher_ids: [voucher!.id], ...drawer }),
    );
    expect((await petty.decide(holder.token, asked.id)).http).toBe(403);
    const raise = must(await petty.ask(director.token, { kind: 'RAISE', amount: 100_000, ...drawer }));
    expect((await petty.decide(holder.token, raise.id)).http).toBe(403);
    const lower = must(await petty.ask(director.token, { kind: 'LOWER', amount: 100_000, ...drawer }));
    expect((await petty.decide(holder.token, lower.id)).http).toBe(403);
  });

  it('is not approved by who wrote one of its vouchers, or was paid by it', async () => {
    const { petty, holder, head, checker, director, must } = await world();
    const one = must(await petty.write(head.token, { amount: 90_000 })).voucher!;
    const other = must(
      await petty.write(holder.token, { amount: 60_000, payee: checker.name, payee_staff_id: checker.id }),
    ).voucher!;
    const asked = must(await petty.ask(holder.token, { amount: 150_000, voucher_ids: [one.id, other.id] }));
    expect((await petty.decide(head.token, asked.id)).http).toBe(403);
    expect((await petty.decide(checker.token, asked.id)).http).toBe(403);
    must(await petty.decide(director.token, asked.id));
  });
});

describe('money on its way', () => {
  const drawerOf = (id: number) => ({ place: 'DRAWER', bank: '', drawer_staff_id: id });

  it('is not given up by the cashier who may have it already', async () => {
    const { pool, petty, head, checker, director, must } = await world();
    await pool.query("update titles set is_credit_add = true where name = 'Penyetuju'");
    const asked = must(
      await petty.ask(head.token, { kind: 'LOWER', amount: 100_000, ...drawerOf(checker.id) }),
    );
    must(await petty.decide(director.token, asked.id));
    expect((await petty.cancel(checker.token, asked.id)).http).toBe(403);
    must(await petty.cancel(director.token, asked.id));
  });

  it('is not given up by who is to hold a fund, nor approved by them from a drawer', async () => {
    const { api, pool, petty, holder, head, checker, director, must } = await world();
    await endFunds(api);
    await pool.query(HOLDER_APPROVES);
    const fund = { kind: 'FUNDING', amount: 1_000_000, holder_id: checker.id };
    const asked = must(await petty.ask(head.token, fund));
    must(await petty.decide(director.token, asked.id));
    expect((await petty.cancel(checker.token, asked.id)).http).toBe(403);
    must(await petty.cancel(director.token, asked.id));
    const again = must(await petty.ask(head.token, { ...fund, ...drawerOf(holder.id) }));
    expect((await petty.decide(checker.token, again.id)).http).toBe(403);
    expect((await petty.decide(holder.token, again.id)).http).toBe(403);
    must(await petty.decide(director.token, again.id));
  });
});
