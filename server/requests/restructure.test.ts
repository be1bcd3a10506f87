import { describe, expect, it } from 'vitest';
import { carriedOver } from '@/lib/arithmetic/restructure';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { readBasis } from '../../tests/payments/readBasis';
import { putBook } from '../testing/bookStates';
import { actionsOf, approveSeen, basisOf, detailOf, requestOn } from '../testing/contractRequest';
import { cardOf, payLines } from '../testing/counter';
import { contract, DAY, late, planOf, restructured } from '../testing/lateContract';

describe('restructuring a contract', () => {
  it('moves what remains to a contract with the schedule that page, request and approver were shown', async () => {
    const world = await late();
    const { api, maker, checker, code, basis } = world;
    const before = await contract(api, maker, code);
    const { ask, plan } = readBasis(basis, { tenor: 18, dueDay: 5 });
    const asked = await requestOn(api, maker, code, ask);
    expect(asked.data.summary).toContain('18 angsuran');
    expect((await contract(api, maker, code)).contract).toEqual(before.contract);

    const shown = (await planOf(api, checker, asked.data.id)).data;
    expect(shown).toMatchObject({ carried: basis.carried, principal: plan.principal, total: plan.total });
    expect(shown.schedule).toEqual(plan.schedule);
    expect((await detailOf(api, checker, asked.data.id)).consequences).toMatchObject({
      card: { status: { after: 'RESTRUCTURED' }, next_due: { after: null } },
      cash: [],
    });
    expect((await approveSeen(api, checker, asked.data.id)).http).toBe(200);

    const old = await contract(api, maker, code);
    const next = await contract(api, maker, old.contract.restructured_to ?? '');
    expect(old.contract).toMatchObject({ status: 'RESTRUCTURED', next_due: null });
    expect(next.contract).toMatchObject({
      status: 'ACTIVE',
      restructured_from: code,
      next_due: plan.firstDue,
      customer: before.contract.customer,
      vehicle: before.contract.vehicle,
      structure: { principal: basis.carried.total, tenor: 18, due_day: 5, date_start: basis.as_of },
    });
    expect(
      next.card.lines.map(({ number, date_maturity, instalment, principal, interest, remaining }) => ({
        ...{ number, date_maturity, instalment, principal, interest, remaining },
      })),
    ).toEqual(plan.schedule);
    expect(buildSchedule({ ...camel(next), tenor: 18 })).toEqual(plan.schedule);
    expect(next.receipts).toEqual([]);
  });

  it('keeps the old schedule with its receipts as it was that day, whatever day it is read on', async () => {
    const world = await late();
    const { api, maker, code, basis } = world;
    const before = await contract(api, maker, code);
    const { old } = await restructured(world, readBasis(basis).ask);
    api.advance(200 * DAY);
    const later = await contract(api, maker, code);
    expect(later).toEqual(old);
    expect(later.as_of).toBe(basis.as_of);
    expect(later.card).toEqual(before.card);
    expect(later.receipts).toEqual(before.receipts);
  });

  it('forgives the penalty as a whole where that was asked, as a discount on the old card', async () => {
    const world = await late();
    const { basis, code, api } = world;
    const { old, next } = await restructured(world, readBasis(basis, { penalty: 'FORGIVEN' }).ask);
    const { principal, interest, penalty } = basis.carried;
    expect(next.contract.structure.principal).toBe(principal + interest);
    expect(old.card.totals).toMatchObject({ penalty: 0, penalty_discount: penalty });
    const { rows } = await api.connection.pool.query<{ forgiven: string }>(
      'select sum(penalty_discount) as forgiven from waivers where contract_code = $1 and request_id is not null',
      [code],
    );
    expect(Number(rows[0]?.forgiven)).toBe(penalty);
  });

  it('takes payments on the new contract alone, and no offer on the old one', async () => {
    const world = await late();
    const { api, maker, code, basis } = world;
    const { next } = await restructured(world, readBasis(basis).ask);
    const card = await cardOf(api, maker, code);
    const refused = await api.call('POST', `payments/${code}`, {
      token: maker,
      body: oldestInstalment(card),
    });
    expect(refused).toMatchObject({ http: 409, message: expect.stringContaining('penggantinya') as string });
    expect((await api.call('GET', `payments/${code}/settlement`, { token: maker })).http).toBe(409);
    const paid = await payLines(api, maker, next.contract.code);
    expect(paid.receipts).toHaveLength(1);
    const { kinds } = await actionsOf(api, maker, code);
    expect(kinds.filter(({ obstacle }) => obstacle === null)).toEqual([]);
  });

  it('can be done again with what remains then, and the chain leads back to the form', async () => {
    const world = await late();
    const { api, maker, basis } = world;
    const { next } = await restructured(world, readBasis(basis).ask);
    api.advance(100 * DAY);
    const again = { ...world, code: next.contract.code };
    const second = await restructured(again, readBasis(await basisOf(api, maker, again.code)).ask);
    expect(second.old.contract.restructured_from).toBe(world.code);
    const { card, contract: middle } = second.old;
    const left = carriedOver({ card, dateStart: middle.structure.date_start, asOf: second.old.as_of }).total;
    expect(second.next.contract.structure.principal).toBe(left);
  });

  it('moves no cash and computes no commission: no new money is lent', async () => {
    const world = await late();
    const { pool } = world.api.connection;
    const moved = async () =>
      (
        await pool.query<{ cash: string; commissions: string }>(
          `select (select count(*) || '/' || coalesce(sum(cash + bank), 0) from cash_movements) as cash,
                  (select count(*) from commissions) as commissions`,
        )
      ).rows[0];
    const before = await moved();
    await restructured(world, readBasis(world.basis).ask);
    expect(await moved()).toEqual(before);
  });

  it('leaves the receipts of the old contract as they are: not changed, not voided, not discounted', async () => {
    const world = await late();
    const { api, maker, code, basis } = world;
    const { old } = await restructured(world, readBasis(basis).ask);
    const [receipt] = old.receipts;
    if (!receipt) throw new Error('no receipt');
    const { kinds } = await actionsOf(api, maker, code);
    expect(kinds.find(({ kind }) => kind === 'WAIVER')?.obstacle).toContain('direstrukturisasi');
    const line = { number: 2, credit_discount: 1000, penalty_discount: 0 };
    expect((await requestOn(api, maker, code, { kind: 'WAIVER', lines: [line] })).http).toBe(409);
    const paid = await api.connection.pool.query<{ id: number; payment_id: number }>(
      'select id, payment_id from credits where invoice = $1',
      [receipt.invoice],
    );
    const { id = 0, payment_id = 0 } = paid.rows[0] ?? {};
    expect((await requestOn(api, maker, code, { kind: 'PAYMENT_VOID', payment_id })).http).toBe(409);
    const read = await api.call<CreditDetail>('GET', `credits/${id}`, { token: maker });
    const asked = await api.call('POST', `credits/${id}/void-request`, {
      token: maker,
      body: { reason: 'Salah nasabah', version: read.data.credit.version },
    });
    expect(asked).toMatchObject({
      http: 409,
      message: expect.stringContaining('direstrukturisasi') as string,
    });
    expect((await contract(api, maker, code)).receipts).toEqual(old.receipts);
  });

  it('tells the customer who has a link to the old card that its schedule no longer holds', async () => {
    const world = await late();
    const { api, code, basis } = world;
    const clerk = await api.signIn('kontrak.jkt');
    const { data } = await api.call<{ token: string }>('POST', `contracts/${code}/share-links`, {
      token: clerk,
      body: { days: 30 },
    });
    await restructured(world, readBasis(basis).ask);
    expect((await api.call('GET', `shared-cards/${data.token}`)).data).toMatchObject({
      status: 'RESTRUCTURED',
      due: null,
    });
  });

  it('moves the book to the contract that carries on', async () => {
    const world = await late();
    const { api, code, basis } = world;
    const { pool } = api.connection;
    const id = await putBook(pool, code, 'STORED');
    const { old, next } = await restructured(world, readBasis(basis).ask);
    expect(old.bpkb).toBeNull();
    expect(next.bpkb).toMatchObject({ id, state: 'STORED', place: 'Brankas 1, Rak 2, Map 3' });
    const { rows } = await pool.query(
      'select movement, contract_code from bpkb_movements where bpkb_id = $1 order by id desc limit 1',
      [id],
    );
    expect(rows).toEqual([{ movement: 'CARRIED_ON', contract_code: next.contract.code }]);
  });

  it('lets nobody cancel what carries on: the money was lent long ago', async () => {
    const world = await late();
    const { api, maker, code, basis } = world;
    const { next } = await restructured(world, readBasis(basis).ask);
    expect(await requestOn(api, maker, next.contract.code, { kind: 'CANCEL' })).toMatchObject({
      http: 409,
      message: `Kontrak ini melanjutkan sisa kontrak ${code}, yang tetap terutang.`,
    });
  });

  it('gives the numbers of contracts without a gap, also where asking was only tried', async () => {
    const world = await late();
    const { api, maker, checker, code, basis } = world;
    const { ask } = readBasis(basis);
    const series = `K${basis.as_of.slice(2, 4)}${basis.as_of.slice(5, 7)}`;
    const last = async () =>
      (
        await api.connection.pool.query<{ last: number }>(
          'select last from invoice_numbers where office_id = 1 and month = $1',
          [series],
        )
      ).rows[0]?.last ?? 0;
    const before = await last();
    const { data } = await requestOn(api, maker, code, ask);
    await detailOf(api, checker, data.id);
    expect(await last()).toBe(before);
    await approveSeen(api, checker, data.id);
    expect(await last()).toBe(before + 1);
  });
});

const camel = ({ contract: { structure: s } }: ContractDetail) => ({
  method: s.method,
  principal: s.principal,
  rateBp: s.rate_bp,
  roundTo: s.round_to,
  dateStart: s.date_start,
  dueDay: s.due_day,
});
