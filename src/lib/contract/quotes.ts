import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idParams } from './fields';
import { settlementSchema } from './settlements';

const PAYMENTS = ['is_credit', 'is_credit_add'] as const;

export const giveQuote = endpoint({
  name: 'giveQuote',
  method: 'POST',
  path: 'payments/{id}/quotes',
  origin: 'angsur',
  guard: PAYMENTS,
  summary:
    'Keeps the settlement of today as a numbered quote that holds for its days. One of today that still holds is given again.',
  params: idParams,
  data: settlementSchema,
  idempotent: true,
});

export const listQuotes = endpoint({
  name: 'listQuotes',
  method: 'GET',
  path: 'payments/{id}/quotes',
  origin: 'angsur',
  guard: PAYMENTS,
  summary: 'The numbered quotes of a contract that still hold, newest first.',
  params: idParams,
  data: z.array(settlementSchema),
});
