import { describe, expect, it } from 'vitest';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { PettyCategory } from '@/lib/contract/masters';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { almightyOf } from '../testing/access/callers';
import { openFund } from '../testing/petty';
import { startApi, type TestApi } from '../testing/startApi';

const DAY = 86_400_000;

async function world() {
  const api = await startApi();
  return { api, ...(await openFund(api)) };
}

/** The money that keeps somebody from leaving, in words. */
async function moneyOf(api: TestApi, id: number): Promise<string[]> {
  const token = await api.signIn('admin.sistem');
  const { data } = await api.call<{ version: number }>('GET', `staff/${id}`, { token });
  const body = {
    version: data.version,
    reason: 'Pindah kota',
    items: [],
    surveys_to: null,
    accounts_to: null,
  };
  const ended = await api.call<{ used?: string[] }>('POST', `staff/${id}/end`, { token, body });
  expect(ended.http).toBe(409);
  return ended.data.used ?? [];
}

describe('a voucher', () => {
  it('above what one payee may get of a category on a day waits, however it is split, and moves nothing', async () => {
    const { petty, holder, head, must } = await world();
    const { balance } = (await petty.fund(head.token)).fund!;
    must(await petty.write(holder.token, { amount: 300_000 }));
    const { voucher, request } = must(
      await petty.write(head.token, { amount: 200_100, payee: 'spbu  MATRAMAN' }),
    );
    expect(voucher).toBeNull();
    expect(request).toMatchObject({ kind: 'VOUCHER', status: 'WAITING', limit: 500_000, voucher: null });
    expect((await petty.fund(head.token)).fund?.balance).toBe(balance - 300_000);
    // To somebody else it is within the limit.
    expect(
      must(await petty.write(holder.token, { amount: 200_100, payee: 'SPBU Manggarai' })).voucher,
    ).not.toBeNull();
    expect((await petty.decide(head.token, request!.id)).http).toBe(403);
    expect((await petty.decide(holder.token, request!.id)).http).toBe(403);
  });

  it('is found by its number, however it is typed, in the offices that one sees', async () => {
    const { api, petty, holder, head, must } = await world();
    const { voucher } = must(await petty.write(holder.token, { amount: 80_000 }));
    must(await petty.write(holder.token, { amount: 70_000 }));
    const number = voucher?.number ?? '';
    const found = async (search: string, token = head.token) => {
      const path = `petty-vouchers?search=${encodeURIComponent(search)}`;
      return must(await api.call<{ rows: PettyVoucher[] }>('GET', path, { token })).rows.map(
        (row) => row.number,
      );
    };
    const typed = [
      number,
      number.toLowerCase(),
      number.replaceAll('/', ' '),
      number.replace(/\/0*(\d+)$/, '/$1'),
    ];
    for (const text of typed) expect(await found(text), text).toEqual([number]);
    expect(await found(number, await almightyOf(api, 2))).toEqual([]);
    expect(await found(number.replace(/\d+$/, '9999'))).toEqual([]);
  });

  it('is approved on the day of its approval, by another who is not paid by it', async () => {
    const { api, petty, holder, head, checker, director, must } = await world();
    const paid = { amount: 600_000, payee: checker.name, payee_staff_id: checker.id };
    const { request } = must(await petty.write(holder.token, paid));
    const { data: inbox } = await api.call<{ rows: ApprovalRow[] }>('GET', 'approvals?whose=decide', {
      token: checker.token,
    });
    expect(inbox.rows.filter(({ kind }) => kind === 'PETTY_CASH')).toEqual([]);
    expect((await petty.decide(checker.token, request!.id)).http).toBe(403);
    const shown = await api.call<{ rows: ApprovalRow[] }>('GET', 'approvals?whose=decide&kind=PETTY_CASH', {
      token: head.token,
    });
    expect(shown.data.rows).toMatchObject([{ request_id: request!.id, may_decide: true, amount: 600_000 }]);
    must(await petty.close(holder.token));
    expect((await petty.decide(head.token, request!.id)).http).toBe(409);
    api.advance(DAY);
    const approved = must(await petty.decide(head.token, request!.id));
    expect(approved.voucher?.number).toMatch(/^PC\/JKT/);
    expect((await petty.decide(director.token, request!.id)).http).toBe(409);
    // Nobody is paid by a voucher of their own.
    const own = { payee: holder.name, payee_staff_id: holder.id };
    expect((await petty.write(holder.token, own)).http).toBe(422);
    expect((await petty.write(holder.token, { payee: 'eka  LESTARI' })).http).toBe(422);
  });

  it('waits for the day before to be closed, and a closed day takes none until another opens it', async () => {
    const { api, petty, holder, head, must } = await world();
    must(await petty.write(holder.token, {}));
    api.advance(DAY);
    expect((await petty.write(holder.token, {})).message).toContain('Tutup dulu hari itu');
    expect((await petty.close(head.token)).http).toBe(403);
    const closed = must(await petty.close(holder.token));
    must(await petty.write(holder.token, {}));
    const id = closed.fund!.last_closing!.id;
    // A voucher came since: what was counted is history.
    expect((await petty.reopen(head.token, id)).http).toBe(409);
    const today = must(await petty.close(holder.token)).fund!.last_closing!;
    expect((await petty.write(holder.token, {})).http).toBe(409);
    expect((await petty.reopen(holder.token, today.id)).http).toBe(403);
    must(await petty.reopen(head.token, today.id));
    must(await petty.write(holder.token, { payee: 'Toko Lain' }));
  });

  it('that a top-up named is never voided, and comes free when its money never does', async () => {
    const { petty, holder, head, director, must } = await world();
    const { voucher } = must(await petty.write(holder.token, { amount: 80_000 }));
    const asked = must(await petty.ask(holder.token, { amount: 80_000, voucher_ids: [voucher!.id] }));
    must(await petty.decide(head.token, asked.id));
    expect((await petty.voids(holder.token, voucher!.id)).http).toBe(409);
    expect((await petty.cancel(holder.token, asked.id)).http).toBe(403);
    must(await petty.cancel(director.token, asked.id));
    const voided = must(await petty.voids(holder.token, voucher!.id));
    expect((await petty.voids(head.token, voucher!.id)).http).toBe(409);
    must(await petty.decide(head.token, voided.id));
    expect((await petty.fund(head.token)).fund?.on_way).toBe(0);
  });
});

describe('a top-up', () => {
  it('of an expense names what came back of it, also what came back since it was asked for', async () => {
    const { petty, holder, head, must } = await world();
    const expense = must(await petty.write(holder.token, { amount: 90_000 })).voucher!;
    const back = { kind: 'REFUND', of_id: expense.id, amount: 60_000, category_id: null };
    const asked = must(await petty.ask(holder.token, { amount: 90_000, voucher_ids: [expense.id] }));
    const refund = must(await petty.write(holder.token, back)).voucher!;
    expect((await petty.decide(head.token, asked.id)).message).toContain(refund.number);
    must(await petty.decide(head.token, asked.id, 'REJECTED'));
    const again = await petty.ask(holder.token, { amount: 90_000, voucher_ids: [expense.id] });
    expect(again.message).toContain(`Pilih juga ${refund.number}`);
    const both = { amount: 30_000, voucher_ids: [expense.id, refund.id] };
    const whole = must(await petty.ask(holder.token, both));
    must(await petty.decide(head.token, whole.id));
    must(await petty.complete(holder.token, whole.id));
    const { ceiling, balance, not_replenished: left } = (await petty.fund(head.token)).fund!;
    expect(balance + left).toBe(ceiling);
  });
});

describe('a count', () => {
  it('that finds something else waits for another than who counted and who holds the fund', async () => {
    const { api, petty, holder, head, checker, director, must } = await world();
    const { balance } = (await petty.fund(head.token)).fund!;
    const found = must(await petty.count(head.token, balance - 5000));
    expect(found).toMatchObject({ kind: 'SURPRISE', expected: balance, counted: balance - 5000 });
    // Whatever their right: who holds the fund does not decide what was found in it.
    await api.connection.pool.query("update titles set is_credit_approval = true where name = 'Kasir'");
    expect((await petty.decide(holder.token, found.request_id!)).message).toContain('yang Anda pegang');
    expect((await petty.count(holder.token, balance)).http).toBe(403);
    expect((await petty.answer(head.token, found.id)).http).toBe(403);
    expect(must(await petty.answer(holder.token, found.id)).answer?.text).toBe('Kembalian belum dicatat');
    expect((await petty.answer(holder.token, found.id)).http).toBe(409);
    // A newer count says more.
    must(await petty.count(checker.token, balance - 4000));
    const closed = must(await petty.close(holder.token, -4000));
    expect(closed.waiting.map(({ kind, amount }) => [kind, amount])).toEqual([['DIFFERENCE', -4000]]);
    const [asked] = closed.waiting;
    expect((await petty.decide(holder.token, asked!.id)).http).toBe(403);
    expect((await petty.decide(head.token, asked!.id)).http).toBe(409);
    api.advance(DAY);
    // Nobody lets go of more than their title does, not in parts either.
    const limit = (rupiah: number | null) =>
      api.connection.pool.query('update titles set forgives_up_to = $1', [rupiah]);
    await limit(3999);
    expect((await petty.decide(director.token, asked!.id)).message).toContain('di atas batas Anda, Rp3.999');
    await limit(6500);
    must(await petty.decide(director.token, asked!.id));
    expect((await petty.fund(head.token)).fund).toMatchObject({ balance: balance - 4000 });
    const [more] = must(await petty.close(holder.token, -3000)).waiting;
    api.advance(DAY);
    const refused = await petty.decide(director.token, more!.id);
    expect(refused.message).toContain('Rp3.000 bersama Rp4.000 yang Anda lepas dari kas kecil ini');
    await limit(null);
    must(await petty.decide(director.token, more!.id));
  });

  it('hands the fund over once the next holder says so, and who holds it does not leave', async () => {
    const { api, petty, holder, head, checker, must } = await world();
    const held = await moneyOf(api, holder.id);
    expect(held.filter((label) => label.startsWith('Kas kecil kantor Jakarta'))).toHaveLength(1);
    const asked = must(await petty.handOver(holder.token, checker.id));
    expect((await petty.decide(head.token, asked.id)).http).toBe(403);
    expect((await petty.decide(holder.token, asked.id)).http).toBe(403);
    must(await petty.decide(checker.token, asked.id));
    expect((await petty.fund(head.token)).fund?.holder.id).toBe(checker.id);
  });

  it('of two others closes the day that a holder who is away left open, and hands the fund over', async () => {
    const { api, petty, holder, head, checker, director, must } = await world();
    must(await petty.write(holder.token, { amount: 80_000 }));
    const { fund: left, today } = await petty.fund(head.token);
    api.advance(DAY);
    // Who is there closes the day themself.
    expect((await petty.handOver(holder.token, checker.id)).message).toContain('Tutup dulu hari itu');
    const asked = must(await petty.handOver(head.token, checker.id, -2000));
    // One person alone closes nothing.
    expect((await petty.fund(head.token)).fund).toMatchObject({ day: today, state: 'OPEN' });
    expect((await petty.write(head.token, {})).http).toBe(409);
    must(await petty.decide(checker.token, asked.id));
    const after = (await petty.fund(director.token)).fund!;
    expect(after).toMatchObject({ state: 'OPEN', holder: { id: checker.id }, balance: left!.balance });
    expect(after.day > today).toBe(true);
    expect(after.last_closing).toMatchObject({
      ...{ kind: 'CLOSING', day: today, expected: left!.balance, counted: left!.balance - 2000 },
      ...{ counted_by: { name: head.name }, holder: { id: holder.id }, explanation: 'Uang kembalian kurang' },
    });
    const { rows } = await api.connection.pool.query(
      "select staff_id from history where action = 'PETTY_DAY_CLOSED' and record_id = '1' order by id desc limit 1",
    );
    expect(rows).toEqual([{ staff_id: checker.id }]);
    // What was missing is decided now that a day is open; neither of the two opens the day again.
    const id = after.last_closing!.id;
    expect((await petty.reopen(head.token, id)).http).toBe(403);
    expect((await petty.reopen(checker.token, id)).http).toBe(403);
    must(await petty.decide(director.token, (await petty.fund(director.token)).waiting[0]!.id));
    must(await petty.write(checker.token, {}));
    must(await petty.close(checker.token));
  });

  it('of two others closes the day that was opened again when its holder is away', async () => {
    const { api, petty, holder, head, checker, director, must } = await world();
    must(await petty.write(holder.token, {}));
    const closed = must(await petty.close(holder.token));
    must(await petty.reopen(director.token, closed.fund!.last_closing!.id));
    api.advance(DAY);
    const asked = must(await petty.handOver(head.token, checker.id));
    must(await petty.decide(checker.token, asked.id));
    const { fund, today } = await petty.fund(head.token);
    expect(fund).toMatchObject({ day: today, state: 'OPEN', holder: { id: checker.id } });
    must(await petty.reopen(director.token, fund!.last_closing!.id));
    must(await petty.close(checker.token));
  });
});

it('a fund is not taken over while money that the next holder approved has not come', async () => {
  const { petty, holder, checker, director, must } = await world();
  const { voucher } = must(await petty.write(holder.token, { amount: 80_000 }));
  const handing = must(await petty.handOver(holder.token, checker.id));
  const asked = must(await petty.ask(holder.token, { amount: 80_000, voucher_ids: [voucher!.id] }));
  must(await petty.decide(checker.token, asked.id));
  // Who approved it does not say that it came, and nobody else would.
  expect((await petty.decide(checker.token, handing.id)).message).toContain('belum sampai');
  must(await petty.cancel(director.token, asked.id));
  must(await petty.decide(checker.token, handing.id));
});

it('an advance keeps who got it from leaving until it is accounted for', async () => {
  const { api, petty, holder, checker, must } = await world();
  const advance = { kind: 'ADVANCE', category_id: null, payee_staff_id: checker.id, payee: checker.name };
  const { voucher } = must(await petty.write(holder.token, { ...advance, amount: 150_000 }));
  const words = `Kasbon ${voucher!.number} belum dipertanggungjawabkan: Rp150.000`;
  expect(await moneyOf(api, checker.id)).toContain(words);
  must(
    await petty.write(holder.token, {
      ...{ kind: 'SETTLEMENT', of_id: voucher!.id, amount: 150_000, payee: 'Toko Sinar' },
    }),
  );
  const leaving = await api.call('GET', `staff/${checker.id}/leaving`, {
    token: await api.signIn('admin.sistem'),
  });
  expect(JSON.stringify(leaving.data)).not.toContain('Kasbon');
});

describe('money', () => {
  it('goes from a drawer to the fund by both or by neither', async () => {
    const { api, petty, holder, head, must } = await world();
    const { pool } = api.connection;
    const { voucher } = must(await petty.write(holder.token, { amount: 90_000 }));
    const drawer = { place: 'DRAWER', bank: '', drawer_staff_id: holder.id };
    const asked = must(
      await petty.ask(head.token, { amount: 90_000, voucher_ids: [voucher!.id], ...drawer }),
    );
    const director = await api.signIn('direktur');
    must(await petty.decide(director, asked.id));
    const { rows } = await pool.query<{ link: string }>(
      "select link from notifications where staff_id = $1 and title = 'Pengisian kas kecil disetujui'",
      [holder.id],
    );
    expect(rows).toContainEqual({ link: `petty-1-${asked.id}` });
    must(await petty.complete(holder.token, asked.id));
    const acts = async () =>
      (await pool.query<{ cash: string }>("select cash from cash_acts where kind = 'TO_PETTY_CASH'")).rows;
    expect(await acts()).toEqual([{ cash: '-90000' }]);
    expect((await petty.complete(holder.token, asked.id)).http).toBe(409);
    // More than the drawer holds: neither moves.
    const before = (await petty.fund(head.token)).fund!;
    const more = must(await petty.ask(head.token, { kind: 'RAISE', amount: 900_000_000, ...drawer }));
    must(await petty.decide(director, more.id));
    expect((await petty.complete(head.token, more.id)).http).toBe(403);
    expect((await petty.complete(holder.token, more.id)).message).toContain('tidak dapat dikeluarkan tunai');
    expect(await acts()).toHaveLength(1);
    expect((await petty.fund(head.token)).fund).toEqual(before);
    // Back into the drawer, once the raise is given up.
    must(await petty.cancel(director, more.id));
    const less = must(await petty.ask(head.token, { kind: 'LOWER', amount: 200_000, ...drawer }));
    must(await petty.decide(director, less.id));
    must(await petty.complete(holder.token, less.id));
    expect((await petty.fund(head.token)).fund).toMatchObject({
      ...{ balance: before.balance - 200_000, ceiling: before.ceiling - 200_000 },
    });
  });

  it('ends a fund with nothing open, and an office that has one stays switched on', async () => {
    const { api, petty, holder, head, director, must } = await world();
    const { fund, advances } = await petty.fund(head.token);
    for (const { id, credit } of advances)
      must(
        await petty.write(head.token, {
          ...{ kind: 'SETTLEMENT', of_id: id, amount: credit, payee: 'Sari Permata' },
        }),
      );
    const end = { kind: 'END', amount: fund!.balance, place: 'DRAWER', bank: '', drawer_staff_id: holder.id };
    expect((await petty.ask(holder.token, end)).http).toBe(403);
    expect((await petty.ask(head.token, { ...end, amount: 1000 })).http).toBe(409);
    const asked = must(await petty.ask(head.token, end));
    must(await petty.decide(director.token, asked.id));
    // Nothing else is written meanwhile.
    expect((await petty.write(head.token, {})).http).toBe(409);
    must(await petty.complete(holder.token, asked.id));
    expect(await petty.fund(head.token)).toMatchObject({ fund: null, advances: [], moving: [] });
    const { rows } = await api.connection.pool.query(
      'select ceiling, balance, not_replenished, active from petty_funds where office_id = 1',
    );
    expect(rows).toEqual([{ ceiling: '0', balance: '0', not_replenished: '0', active: false }]);
    const admin = await api.signIn('admin.sistem');
    const office = await api.call<{ petty_funds: number }>('GET', 'masters/offices/2/holdings', {
      token: admin,
    });
    expect(office.data.petty_funds).toBe(1);
  });
});

it('a higher limit waits for a second person and holds from the next day; a lower one holds at once', async () => {
  const api = await startApi();
  const admin = await api.signIn('admin.sistem');
  const rows = async () =>
    (await api.call<{ rows: PettyCategory[] }>('GET', 'masters/petty-categories', { token: admin })).data
      .rows;
  const change = async (limit: number) => {
    const row = (await rows()).find(({ code }) => code === 'BBM')!;
    const { id, code, name, valid_from, valid_to, version } = row;
    const body = { code, name, valid_from, valid_to, version, limit };
    return api.call<PettyCategory>('PUT', `masters/petty-categories/${id}`, { token: admin, body });
  };
  const raised = await change(900_000);
  expect(raised.http, raised.message).toBe(200);
  expect(raised.data).toMatchObject({ limit: 500_000, waiting: { kind: 'PETTY_CATEGORY' } });
  expect((await change(400_000)).data).toMatchObject({ limit: 400_000 });
});
