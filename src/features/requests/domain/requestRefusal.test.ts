import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type RequestDraft } from './requestDraft';
import { requestRefusal, type SentRequest } from './requestRefusal';

describe('requestRefusal', () => {
  it('stands beside the amount until one of both amounts is another one', () => {
    const draft: RequestDraft = { ...EMPTY_DRAFT, cash: 100_000, bank: 50_000 };
    const sent: SentRequest = { ask: { kind: 'DEPOSIT_PAY_BACK', cash: 100_000, bank: 50_000 }, draft };
    const refused = { 'ask.cash': 'Paling banyak Rp120.000.' };
    expect(requestRefusal(refused, sent, { ...draft })).toEqual({ cash: 'Paling banyak Rp120.000.' });
    expect(requestRefusal(refused, sent, { ...draft, bank: 20_000 })).toEqual({});
  });

  it('stands beside the office until another one is chosen', () => {
    const draft: RequestDraft = { ...EMPTY_DRAFT, officeId: 2 };
    const sent: SentRequest = { ask: { kind: 'MOVE_OFFICE', office_id: 2 }, draft };
    const refused = { 'ask.office_id': 'Kantor Makassar sedang nonaktif. Pilih kantor yang aktif.' };
    expect(requestRefusal(refused, sent, draft)).toEqual({ choice: refused['ask.office_id'] });
    expect(requestRefusal(refused, sent, { ...draft, officeId: 3 })).toEqual({});
  });

  it('finds the instalment that a discount was typed for', () => {
    const draft: RequestDraft = {
      ...EMPTY_DRAFT,
      discounts: { 6: { credit: null, penalty: 10_000 }, 7: { credit: 5_000, penalty: null } },
    };
    const lines = [
      { number: 6, credit_discount: 0, penalty_discount: 10_000 },
      { number: 7, credit_discount: 5_000, penalty_discount: 0 },
    ];
    const sent: SentRequest = { ask: { kind: 'WAIVER', lines }, draft };
    const refused = {
      'ask.lines.0.penalty_discount': 'Denda hanya Rp9.000.',
      'ask.lines.1.credit_discount': 'Sisa hanya Rp1.000.',
    };
    expect(requestRefusal(refused, sent, draft)).toEqual({
      'line.6.penalty': 'Denda hanya Rp9.000.',
      'line.7.credit': 'Sisa hanya Rp1.000.',
    });
    const mended = { ...draft, discounts: { ...draft.discounts, 6: { credit: null, penalty: 9_000 } } };
    expect(requestRefusal(refused, sent, mended)).toEqual({ 'line.7.credit': 'Sisa hanya Rp1.000.' });
  });

  it('stands beside the choice and the reason', () => {
    const draft: RequestDraft = { ...EMPTY_DRAFT, paymentId: 4, reason: 'Salah orang.' };
    const sent: SentRequest = { ask: { kind: 'PAYMENT_VOID', payment_id: 4 }, draft };
    const refused = { 'ask.payment_id': 'Sudah dibatalkan.', reason: 'Terlalu pendek.' };
    expect(requestRefusal(refused, sent, draft)).toEqual({
      choice: 'Sudah dibatalkan.',
      reason: 'Terlalu pendek.',
    });
    expect(requestRefusal(refused, sent, { ...draft, paymentId: 5, reason: 'Nasabah lain.' })).toEqual({});
  });
});
