import { expect, it } from 'vitest';
import { nounOn } from './kindText';

it('names the contract once', () => {
  expect(nounOn('PAYMENT_VOID', 'JKT-2604-00118')).toBe('pembatalan pembayaran kontrak JKT-2604-00118');
  expect(nounOn('CANCEL', 'JKT-2604-00118')).toBe('pembatalan kontrak JKT-2604-00118');
});
