import { describe, expect, it } from 'vitest';
import { ONE_ACCOUNT } from '../mocks/buildPaymentCard';
import { buildSettlement } from '../mocks/buildReceipts';
import { EMPTY_SETTLEMENT, settlementBody, settlementMoney } from './settlementDraft';

const quote = buildSettlement();

describe('a settlement as it is typed', () => {
  it('is all in banknotes unless something else is said; the rest is transfer', () => {
    expect(settlementMoney(quote, EMPTY_SETTLEMENT, ONE_ACCOUNT)).toMatchObject({
      cash: quote.total,
      bank: 0,
    });
    expect(settlementMoney(quote, { ...EMPTY_SETTLEMENT, cash: 1_000_000 }, ONE_ACCOUNT)).toMatchObject({
      bank: quote.total - 1_000_000,
    });
  });

  it('is sent with the figures that were seen', () => {
    const typed = { cash: 0, bank_reference: ' BCA 7781 ', note: ' Dijual ' };
    const body = settlementBody(quote, { ...EMPTY_SETTLEMENT, ...typed }, ONE_ACCOUNT);
    expect(body).toMatchObject({
      total: quote.total,
      cash: 0,
      bank: quote.total,
      bank_reference: 'BCA 7781',
      bank_account: 1,
      note: 'Dijual',
      as_of: quote.as_of,
    });
  });

  it('has no reference where nothing is transferred', () => {
    const body = settlementBody(quote, { ...EMPTY_SETTLEMENT, bank_reference: 'BCA 7781' }, ONE_ACCOUNT);
    expect(body).toMatchObject({ bank: 0, bank_reference: '', bank_account: null });
  });

  it('is not sent without the reference of its transfer', () => {
    const draft = { ...EMPTY_SETTLEMENT, cash: 0, bank_reference: ' ab ' };
    expect(settlementMoney(quote, draft, ONE_ACCOUNT).errors).toEqual({
      bank_reference: 'Wajib diisi, paling sedikit 3 huruf atau angka.',
    });
    expect(settlementBody(quote, draft, ONE_ACCOUNT)).toBeNull();
  });

  it('is not sent by transfer to no account of the office in force', () => {
    const draft = { ...EMPTY_SETTLEMENT, cash: 0, bank_reference: 'BCA 7781' };
    const gone = { accounts: [], required: true };
    expect(settlementMoney(quote, draft, gone).errors.bank_account).toMatch(/transfer tidak diterima/);
    expect(settlementBody(quote, { ...draft, bank_account: 9 }, ONE_ACCOUNT)).toBeNull();
  });

  it.each([null, quote.total + 1])('is not sent with %s in banknotes', (cash) => {
    expect(settlementMoney(quote, { ...EMPTY_SETTLEMENT, cash }, ONE_ACCOUNT).errors.cash).toBeTruthy();
    expect(settlementBody(quote, { ...EMPTY_SETTLEMENT, cash }, ONE_ACCOUNT)).toBeNull();
  });
});
