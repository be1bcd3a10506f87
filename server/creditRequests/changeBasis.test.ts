import { describe, expect, it } from 'vitest';
import type { ChangeBasis } from '@/lib/contract/changeBasis';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { addDays } from '@/lib/arithmetic/calendar';
import { formChange } from '../../tests/payments/formChange';
import { Random } from '../seed/random';
import { approvalOf, someReceipt, valuesToWrite } from '../testing/changedNote';
import { cardOf, counter, payLines, type Counter } from '../testing/counter';
import { startApi } from '../testing/startApi';

const DAY = 86_400_000;

const basisOf = ({ api, maker }: Counter, receipt: Receipt) =>
  api.call<ChangeBasis>('GET', `credits/${receipt.id}/change-basis`, { token: maker });
const ask = ({ api, maker }: Counter, receipt: Receipt, update: CreditWrite) =>
  api.call<CreditDetail & { errors?: Record<string, string> }>('POST', `credits/${receipt.id}/request`, {
    token: maker,
    body: { update, reason: 'Salah ketik', version: receipt.version },
  });

describe('what a change of a receipt is calculated from', () => {
  it('is its line, what counts there, the rules and today, and nothing of other lines', async () => {
    const here = await counter();
    const { receipts } = await payLines(here.api, here.maker, here.code, { lines: 2 });
    const [first, second] = receipts as [Receipt, Receipt];
    const { http, data } = await basisOf(here, first);
    const { contract, card, as_of } = await cardOf(here.api, here.maker, here.code);
    const line = card.lines[(first.credit_to ?? 0) - 1];
    expect(http).toBe(200);
    expect(data).toMatchObject({
      version: first.version,
      today: as_of,
      date_start: contract.structure.date_start,
      closed: false,
      deposit: 0,
      line: { number: line?.number, date_maturity: line?.date_maturity, instalment: line?.instalment },
      rule: {
        penalty_rate_bp: contract.structure.penalty_rate_bp,
        allocation_order: contract.structure.allocation_order,
      },
    });
    expect(data.receipts.map((one) => one.invoice)).toContain(first.invoice);
    expect(data.receipts.map((one) => one.invoice)).not.toContain(second.invoice);
  });

  it('is for those who ask for changes or decide them, in that office', async () => {
    const api = await startApi();
    const maker = await api.signIn('kasir.jkt');
    const receipt = await someReceipt(api, maker);
    const path = `credits/${receipt.id}/change-basis`;
    for (const [name, http] of [
      ['penyetuju.jkt', 200],
      ['direktur', 200],
      ['kasir.mks', 403],
      ['penyetuju.mks', 403],
      ['surveyor.jkt', 403],
    ] as const) {
      expect((await api.call('GET', path, { token: await api.signIn(name) })).http, name).toBe(http);
    }
    expect((await api.call('GET', path)).http).toBe(401);
    expect((await api.call('GET', 'credits/999999/change-basis', { token: maker })).http).toBe(404);
  });

  it('is not given of a receipt that is void', async () => {
    const here = await counter();
    const [receipt] = (await payLines(here.api, here.maker, here.code)).receipts as [Receipt];
    const { api, maker, checker } = here;
    const body = { reason: 'Uang palsu', version: receipt.version };
    const asked = await api.call<CreditDetail>('POST', `credits/${receipt.id}/void-request`, {
      token: maker,
      body,
    });
    await api.call('POST', `credits/${receipt.id}/void`, {
      token: checker,
      body: { request_id: asked.data.waiting?.request_id, version: receipt.version },
    });
    const answer = await basisOf(here, receipt);
    expect(answer.http).toBe(409);
    expect(answer.message).toContain('sudah dibatalkan oleh');
  });
});

describe('what the form calculates is what the server takes', () => {
  it('with the same words where it does not, for anything that is typed', async () => {
    const here = await counter();
    const random = new Random(7);
    here.api.advance(40 * DAY);
    await payLines(here.api, here.maker, here.code, { amount: 150_000 });
    here.api.advance(3 * DAY);
    const { receipts } = await payLines(here.api, here.maker, here.code);
    const [receipt] = receipts as [Receipt];
    const { data: basis } = await basisOf(here, receipt);
    const cash = receipt.cash ?? 0;
    const seen = { taken: 0, refused: 0 };
    for (let nth = 0; nth < 80; nth++) {
      const typed = {
        date_payment: addDays(basis.today, random.between(-60, 1)),
        cash: random.pick([cash, cash, cash - 5000, random.between(0, cash), cash + 50_000]),
        bank: random.pick([0, 0, 10_000]),
        collector_payment: random.pick([0, 0, 25_000]),
        credit_discount: random.pick([0, 0, 0, 15_000]),
        penalty_discount: random.pick([0, 0, 5000]),
        note: `percobaan ${nth}`,
      };
      const { write, errors } = formChange(receipt, basis, typed);
      if (!write) continue;
      const answer = await ask(here, receipt, write);
      const paths = Object.entries(errors).map(([field, words]) => [`update.${field}`, words]);
      if (paths.length > 0) {
        expect(answer.http).toBe(422);
        expect(answer.data.errors).toEqual(Object.fromEntries(paths));
        seen.refused += 1;
        continue;
      }
      expect(answer.http, answer.message).toBe(200);
      seen.taken += 1;
      const request_id = answer.data.waiting?.request_id;
      await here.api.call('POST', `credits/${receipt.id}/withdraw`, {
        token: here.maker,
        body: { request_id },
      });
    }
    // Neither all right nor all wrong, else it would prove nothing.
    expect(seen.taken).toBeGreaterThan(2);
    expect(seen.refused).toBeGreaterThan(2);
  });
});

describe('a receipt that was partly paid from the deposit', () => {
  it('is changed with the deposit as it is, and approved so', async () => {
    const here = await counter();
    const { api, maker, checker, code } = here;
    await payLines(api, maker, code, await overpaid(here, 300_000));
    const [receipt] = (await payLines(api, maker, code, { deposit_used: 200_000 })).receipts as [Receipt];
    expect(receipt.deposit).toBe(200_000);
    const { data: basis } = await basisOf(here, receipt);
    expect(basis.deposit).toBe(200_000);
    const less = (receipt.cash ?? 0) - 40_000;
    const { write, errors } = formChange(receipt, basis, { cash: less });
    expect(errors).toEqual({});
    expect(write?.payment).toBe((receipt.payment ?? 0) - 40_000);
    expect((await ask(here, receipt, write as CreditWrite)).http).toBe(200);
    const approved = await api.call<Receipt>('PUT', `credits/${receipt.id}`, {
      token: checker,
      body: approvalOf(write as CreditWrite),
    });
    expect(approved).toMatchObject({ http: 200, data: { deposit: 200_000, cash: less } });
    expect((await cardOf(api, maker, code)).deposit_balance).toBe(100_000);
  });

  it('never pays less than came from the deposit', async () => {
    const here = await counter();
    const { api, maker, code } = here;
    await payLines(api, maker, code, await overpaid(here, 300_000));
    const [receipt] = (await payLines(api, maker, code, { deposit_used: 200_000 })).receipts as [Receipt];
    const values = valuesToWrite(receipt);
    const update = {
      ...values,
      credit_payment: 150_000,
      penalty_payment: 0,
      payment: 150_000,
      cash: 0,
      bank: 0,
    };
    const answer = await ask(here, receipt, update);
    expect(answer.http).toBe(422);
    expect(answer.data.errors?.['update.cash']).toBe(
      'Total bayar tidak boleh kurang dari Rp200.000 yang diambil dari titipan.',
    );
  });
});

/** What is owed on the oldest line and as much more as deposit. */
async function overpaid({ api, maker, code }: Counter, more: number) {
  const { card } = await cardOf(api, maker, code);
  const line = card.lines.find((one) => one.remainder + one.penalty > 0);
  const amount = (line?.remainder ?? 0) + (line?.penalty ?? 0);
  return { amount, cash: amount + more, deposit_added: more };
}
