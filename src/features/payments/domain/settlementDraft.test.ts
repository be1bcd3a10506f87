import { describe, expect, it } from 'vitest';
import { buildSettlement } from '../mocks/buildReceipts';
import { EMPTY_SETTLEMENT, settlementBody, settlementMoney } from './settlementDraft';

const quote = buildSettlement();

describe('a settlement as it is typed', () => {
  it('is all in banknotes unless something else is said; the rest is transfer', () => {
    expect(settlementMoney(quote, EMPTY_SETTLEMENT)).toMatchObject({ cash: quote.total, bank: 0 });
    expect(settlementMoney(quote, { ...EMPTY_SETTLEMENT, cash: 1_000_000 })).toMatchObject({
      bank: quote.total - 1_000_000,
    });
  });

  it('is sent with the figures that were seen', () => {
    const body = settlementBody(quote, {
      ...EMPTY_SETTLEMENT,
      cash: 0,
      bank_reference: ' BCA 7781 ',
      note: ' Dijual ',
    });
    expect(body).toMatchObject({
      total: quote.total,
      cash: 0,
      bank: quote.total,
      bank_reference: 'BCA 7781',
      note: 'Dijual',
      as_of: quote.as_of,
    });
  });

  it('has no reference where nothing is transferred', () => {
    const body = settlementBody(quote, { ...EMPTY_SETTLEMENT, bank_reference: 'BCA 7781' });
    expect(body).toMatchObject({ bank: 0, bank_reference: '' });
  });

  it('is not sent without the reference of its transfer', () => {
    const draft = { ...EMPTY_SETTLEMENT, cash: 0, bank_reference: ' ab ' };
    expect(settlementMoney(quote, draft).errors).toEqual({
      bank_reference: 'Wajib diisi, paling sedikit 3 huruf atau angka.',
    });
    expect(settlementBody(quote, draft)).toBeNull();
  });

  it.each([null, quote.total + 1])('is not sent with %s in banknotes', (cash) => {
    expect(settlementMoney(quote, { ...EMPTY_SETTLEMENT, cash }).errors.cash).toBeTruthy();
    expect(settlementBody(quote, { ...EMPTY_SETTLEMENT, cash })).toBeNull();
  });
});
