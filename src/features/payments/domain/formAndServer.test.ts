import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import { replayCard, type LineReceipt } from '@/lib/arithmetic/replayCard';
import { HIGHEST_AMOUNT } from '@/lib/contract/fields';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { postPaymentBody, type PostPayment } from '@/lib/contract/payments';
import { orderOf, ruleOf } from '@/lib/payment/cardOn';
import { checkPayment, laterKey, type PaymentPlan } from '@/lib/payment/checkPayment';
import { buildPaymentCard, ONE_ACCOUNT } from '../mocks/buildPaymentCard';
import { emptyDraft, type PaymentDraft } from './paymentDraft';
import { paymentBody, previewPayment, type PreviewedPayment } from './previewPayment';

/* The form previews and sends; `checkPayment` is what the server asks and writes by. */

const START = '2026-01-15';
const TENOR = 6;
const STRUCTURE = { ...buildPaymentCard().contract.structure, date_start: START, tenor: TENOR };

/** A payment of some day, as somebody took it before. */
interface Before {
  day: number;
  amount: number;
  penalty_discount: number;
}

/** What was written so far, with a plan on top. */
const written = (before: readonly LineReceipt[], { receipts, later }: PaymentPlan, date_payment: string) => {
  const restated = new Map(later.map(({ receipt, after }) => [receipt, after]));
  return [
    ...before.map((one) => restated.get(one) ?? one),
    ...receipts.map((receipt): LineReceipt => ({
      ...receipt,
      date_payment,
      invoice: `JKT/${receipt.credit_to}/${receipt.transaction_to}`,
      given: null,
    })),
  ];
};

const TWO_ACCOUNTS = {
  accounts: [...ONE_ACCOUNT.accounts, { id: 2, bank: 'Mandiri', number: '12300098', holder: 'PT Angsur' }],
  required: true,
};
const NO_ACCOUNTS = [true, false].map((required) => ({ accounts: [], required }));

const cards = fc
  .record({
    structure: fc.record({
      method: fc.constantFrom('FLAT' as const, 'EFFECTIVE' as const, 'ANNUITY' as const),
      principal: fc.integer({ min: 2_000_000, max: 40_000_000 }),
      in_advance: fc.boolean(),
      penalty_grace_days: fc.nat(5),
      penalty_rate_bp: fc.constantFrom(0, 20, 50),
      allocation_order: fc.constantFrom('PENALTY_FIRST' as const, 'INSTALMENT_FIRST' as const),
    }),
    age: fc.nat(300),
    before: fc.array(
      fc.record({ day: fc.nat(300), amount: fc.nat(3_000_000), penalty_discount: fc.nat(20_000) }),
      { maxLength: 4 },
    ),
    mayForgive: fc.constantFrom(
      { credit_bp: 0, penalty_bp: 5000 },
      { credit_bp: 10_000, penalty_bp: 10_000 },
    ),
    daysBack: fc.constantFrom(null, 0, 30),
    deposit: fc.constantFrom(0, 50_000, 4_000_000, 4_000_000),
    receiving: fc.constantFrom(ONE_ACCOUNT, ONE_ACCOUNT, TWO_ACCOUNTS, TWO_ACCOUNTS, ...NO_ACCOUNTS),
  })
  .map(({ structure, age, before, ...limits }): PaymentCard => {
    const asOf = addDays(START, age);
    const cardWith = (payments: readonly LineReceipt[]) =>
      buildPaymentCard({
        paid: 0,
        asOf,
        contract: { structure: { ...STRUCTURE, ...structure } },
        payments,
        ...limits,
      });
    return cardWith(before.reduce((taken, one) => takenBefore(cardWith(taken), one), [] as LineReceipt[]));
  });

/** All receipts after one more payment; one that is wrong is left out. */
function takenBefore(shown: PaymentCard, { day, amount, penalty_discount }: Before): LineReceipt[] {
  const latest = addDays(START, day);
  const date_payment = latest < shown.as_of ? latest : shown.as_of;
  const over = { date_payment, amount, penalty_discount, bank_reference: 'TRX-1', bank_account: null };
  const { payment } = previewPayment(shown, { ...emptyDraft(shown), ...over });
  const { plan } = checkPayment(shown, payment);
  return plan ? written(shown.payments, plan, date_payment) : shown.payments;
}

const sums = (highest: number) => fc.oneof(fc.nat(60_000), fc.nat(highest));
/** `plain`: how much oftener than anything else a field is left as a payment mostly has it. */
const drafts = (plain: number) => {
  const mostly = <T, U>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<U>) =>
    fc.oneof({ weight: plain, arbitrary: usual }, { weight: 1, arbitrary: other });
  const none = fc.constant(null);
  return fc.record({
    daysAgo: mostly(fc.oneof(fc.constant(0), fc.nat(120)), fc.integer({ min: -40, max: 330 })),
    noDay: mostly(none, fc.constantFrom('', '2026-02-30')),
    lines: mostly(fc.constant([]), fc.uniqueArray(fc.integer({ min: 1, max: TENOR }), { maxLength: 4 })),
    amount: mostly(
      fc.oneof(fc.constant('owed' as const), sums(9_000_000), fc.nat(70_000_000)),
      fc.oneof(fc.nat(90_000_000), fc.constantFrom(null, 0, HIGHEST_AMOUNT)),
    ),
    credit_discount: mostly(none, sums(90_000_000)),
    penalty_discount: mostly(none, sums(900_000)),
    collector_payment: mostly(fc.constantFrom(null, 25_000), fc.constant(25_001)),
    cash: mostly(fc.constantFrom('all' as const, 0), fc.oneof(none, sums(9_000_000))),
    deposit_used: fc.oneof({ weight: 2, arbitrary: none }, { weight: 1, arbitrary: sums(3_000_000) }),
    keepsRest: fc.boolean(),
    received: fc.constantFrom(null, 10_000_000),
    bank_reference: mostly(fc.constant(' TRX-1 '), fc.constantFrom('', ' ab ', 'a\u200b\u200b')),
    bank_account: fc.constantFrom(null, 1, 2),
    note: fc.constantFrom('', ' Titipan istri '),
  });
};
type Typed = ReturnType<typeof drafts> extends fc.Arbitrary<infer T> ? T : never;

/** As typed on a card, all agreed to and a reason given. */
function typedOn(shown: PaymentCard, { daysAgo, noDay, ...typed }: Typed) {
  const date_payment = noDay ?? addDays(shown.as_of, -daysAgo);
  const draft: PaymentDraft = { ...typed, date_payment, agreedLater: '', reason: 'Nasabah terkena banjir' };
  const agreedLater = laterKey(previewPayment(shown, draft).later);
  const agreed = { ...draft, agreedLater };
  const preview = previewPayment(shown, agreed);
  return { draft: agreed, preview, body: paymentBody(shown, agreed, preview) };
}

/** As it arrives. */
const sent = (body: PostPayment) => JSON.parse(JSON.stringify(body)) as PostPayment;
const sumOf = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((sum, row) => sum + row[key], 0);

describe('what the form accepts', () => {
  it('is accepted by the server, which writes what was shown, to the rupiah', () => {
    const seen = { accepted: 0, later: 0, deposit: 0, used: 0, asked: 0, forgiven: 0 };
    fc.assert(
      fc.property(cards, drafts(8), (shown, typed) => {
        const { preview, body } = typedOn(shown, typed);
        if (Object.keys(preview.errors).length > 0) return;
        const answer = checkPayment(shown, postPaymentBody.parse(sent(body)));
        expect(answer.errors).toEqual({});
        expect(answer.obstacles).toEqual(preview.obstacles);
        expect(answer.split.shares).toEqual(body.shares);
        expect(answer.split.changes).toEqual(body.later);
        expect(answer.plan?.receipts).toEqual(preview.receipts);
        addsUp(shown, body, preview, answer.plan!);
        seen.accepted += 1;
        seen.later += Number(preview.later.length > 0);
        seen.deposit += Number(preview.depositAdded > 0);
        seen.used += Number((body.deposit_used ?? 0) > 0);
        seen.asked += Number(Object.keys(preview.obstacles).length > 0);
        seen.forgiven += Number(body.waivers.length > 0);
      }),
      { numRuns: 600 },
    );
    // Nothing of it is left untried.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });
});

/** The identities of DOMAIN, Receipts, and a card that the days give. */
function addsUp(shown: PaymentCard, body: PostPayment, preview: PreviewedPayment, plan: PaymentPlan) {
  const { receipts, deposit } = plan;
  for (const one of receipts) {
    expect(one.payment).toBe(one.credit_payment + one.penalty_payment + one.collector_payment);
    expect(one.payment).toBe(one.cash + one.bank + one.deposit);
    expect(one.credit_payment + one.penalty_payment).toBeGreaterThan(0);
    expect(one.credit_payment + one.credit_discount).toBeLessThanOrEqual(one.credit);
    expect(one.penalty_payment + one.penalty_discount).toBeLessThanOrEqual(one.penalty);
    expect(Math.min(one.cash, one.bank, one.deposit)).toBeGreaterThanOrEqual(0);
  }
  const { deposit_used: used = 0, deposit_added: added = 0 } = body;
  expect(sumOf(receipts, 'payment')).toBe(body.amount + body.collector_payment);
  expect(sumOf(receipts, 'cash') + deposit.cash).toBe(body.cash);
  expect(sumOf(receipts, 'bank') + deposit.bank).toBe(body.bank);
  expect(sumOf(receipts, 'deposit')).toBe(used);
  expect([deposit.amount, deposit.cash + deposit.bank]).toEqual([added - used, added]);
  expect(preview.total).toBe(body.cash + body.bank + used);
  if (body.bank === 0) expect([body.bank_reference, body.bank_account]).toEqual(['', null]);
  for (const field of ['credit_discount', 'penalty_discount'] as const) {
    expect(sumOf(receipts, field)).toBe(sumOf(body.waivers, field));
  }
  const { structure } = shown.contract;
  const after = written(shown.payments, plan, body.date_payment);
  const account = { schedule: shown.card.lines, rule: ruleOf(structure), order: orderOf(structure) };
  expect(replayCard({ ...account, receipts: after })).toEqual({ restated: [], faults: [] });
  const now = buildPaymentCard({ paid: 0, asOf: shown.as_of, contract: { structure }, payments: after });
  expect(preview.after).toEqual(now.card);
}

/** How each refusal begins that a form can come to. */
const REFUSALS = [
  'Batas Anda Rp',
  'Bukan rekening kantor ini ',
  'Belum ada yang dibayar.',
  'Denda hanya Rp',
  'Jabatan Anda mencatat transfer ',
  'Lebih Rp',
  'Lebih dari total Rp',
  'Lebih dari yang dibayar.',
  'Paling banyak Rp',
  'Potongan hanya bersama pembayaran ',
  'Sisa angsuran hanya Rp',
  'Kantor ini belum punya rekening penerima.',
  'Tidak ada rekening kantor ini ',
  'Tanggal ini tidak ada.',
  'Tidak boleh sebelum tanggal kontrak, ',
  'Tidak boleh setelah hari ini.',
  'Titipan hanya Rp',
  'Titipan hanya dipakai pada hari ini.',
  'Titipan tidak dipakai dan ditambah sekaligus.',
  'Uang tunai bertanggal hari ini.',
  'Wajib diisi',
];

/** Too rare to count on; `previewPayment` has its own test of it. */
const RARE = 'Sudah dibayar nota sesudah tanggal ini. Kurangi potongannya.';

describe('what the form refuses', () => {
  it('the server refuses in the same words at the same field', () => {
    const said = new Map<string, number>(REFUSALS.map((words) => [words, 0]));
    fc.assert(
      fc.property(cards, drafts(2), (shown, typed) => {
        const { preview, body } = typedOn(shown, typed);
        const isTyped = preview.amount !== null && preview.cash !== null;
        if (!isTyped) return;
        const { errors, obstacles } = checkPayment(shown, sent(body));
        expect(errors).toEqual(preview.errors);
        expect(obstacles).toEqual(preview.obstacles);
        for (const words of Object.values({ ...errors, ...obstacles })) {
          if (words === RARE) continue;
          const known = REFUSALS.find((one) => words.startsWith(one)) ?? words;
          said.set(known, (said.get(known) ?? NaN) + 1);
        }
      }),
      { numRuns: 600 },
    );
    // None is left untried, and there is no other.
    for (const [words, times] of said) expect(times, words).toBeGreaterThan(0);
  });
});

/** What only another program sends. */
describe('a call that no form makes', () => {
  const shown = buildPaymentCard({ deposit: 300_000 });
  const draft = emptyDraft(shown);
  const body = paymentBody(shown, draft, previewPayment(shown, draft));
  const errorsOf = (over: Partial<PostPayment>) => checkPayment(shown, { ...body, ...over }).errors;
  const waiver = { number: 6, credit_discount: 0, penalty_discount: 0 };

  it('is refused where its money does not come to what it pays', () => {
    expect(errorsOf({})).toEqual({});
    const words = 'Tunai dan transfer harus berjumlah Rp3.228.480.';
    expect(errorsOf({ cash: body.cash - 1 })).toEqual({ cash: words });
    expect(errorsOf({ bank: 1, bank_reference: 'TRX-1', bank_account: 1 })).toEqual({ cash: words });
    expect(errorsOf({ deposit_used: 300_000 })).toEqual({ cash: 'Lebih dari total Rp2.928.480.' });
  });

  it('is refused where it names a line that is not there', () => {
    expect(errorsOf({ lines: [6, 13] })).toEqual({ lines: 'Angsuran ini tidak ada.' });
    expect(errorsOf({ waivers: [{ ...waiver, number: 13 }] })).toEqual({ lines: 'Angsuran ini tidak ada.' });
  });

  it('is refused where it forgives more than is owed on a line, though another owes more', () => {
    const over = { waivers: [{ ...waiver, number: 7, penalty_discount: 5000 }] };
    expect(errorsOf(over)).toMatchObject({ penalty_discount: 'Denda hanya Rp0.' });
    const beside = { waivers: [{ ...waiver, penalty_discount: 5000 }], lines: [7], amount: 1000, cash: 1000 };
    expect(errorsOf(beside)).toMatchObject({ penalty_discount: 'Denda hanya Rp0.' });
  });
});
