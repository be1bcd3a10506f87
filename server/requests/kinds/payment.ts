import { conflict } from '../../http/ApiError';
import type { RequestKind } from '../RequestKind';

/** A payment that its cashier may not take alone. */
export const payment: RequestKind<'PAYMENT'> = {
  askedBy: 'is_credit_add',
  noun: 'pembayaran',
  check: () => Promise.reject(conflict('Pembayaran belum dapat diminta.')),
  apply: () => Promise.reject(conflict('Pembayaran belum dapat diminta.')),
};
