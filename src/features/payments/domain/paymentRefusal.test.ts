import { describe, expect, it } from 'vitest';
import { buildPaymentCard } from '../mocks/buildPaymentCard';
import { emptyDraft } from './paymentDraft';
import { paymentRefusal } from './paymentRefusal';

const draft = emptyDraft(buildPaymentCard());

describe('paymentRefusal', () => {
  it('stands beside its field until that field is another one', () => {
    const refused = { bank_reference: 'Sudah dipakai.', cash: 'Lebih.' };
    expect(paymentRefusal(refused, draft, draft).fields).toEqual(refused);
    expect(paymentRefusal(refused, draft, { ...draft, bank_reference: 'TRX-2' }).fields).toEqual({
      cash: 'Lebih.',
    });
  });

  it('finds a field for what is another one on screen, and tells what has none', () => {
    expect(paymentRefusal({ deposit_added: 'Terlalu banyak.', shares: 'Salah.' }, draft, draft)).toEqual({
      fields: { amount: 'Terlalu banyak.' },
      others: ['Salah.'],
    });
  });
});
