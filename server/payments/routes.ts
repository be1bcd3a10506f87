import type { FastifyInstance } from 'fastify';
import { findContracts, getPaymentCard, paymentCardSchema } from '@/lib/contract/paymentCard';
import { postPayment } from '@/lib/contract/payments';
import { getReceiptPaper, printReceipt } from '@/lib/contract/receiptPaper';
import { getSettlement, settlementSchema, takeSettlement } from '@/lib/contract/settlements';
import { giveQuote, listQuotes } from '@/lib/contract/quotes';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { contractsFound } from './contractsFound';
import { paymentCard } from './paymentCard';
import { takeAtCounter } from './takeAtCounter';
import { countPrint } from './countPrint';
import { quotesOf, writeQuote } from './quotes';
import { nextPaper } from './receiptPaper';
import { settleContract } from './settleContract';
import { settlement } from './settlement';

/** Payments: finding the contract, its card, taking money on it, the quote, the paper. */
export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, findContracts, async ({ db, staff, query, now }) => ({
    data: await contractsFound(db, staff, query.search, now),
  }));

  route(app, parts, getPaymentCard, async ({ db, staff, params, now }) => ({
    data: await paymentCard(db, staff, params.id, now),
  }));

  route(
    app,
    parts,
    postPayment,
    async (call) => ({
      data: await takeAtCounter(call),
    }),
    { refusal: refusalWith(paymentCardSchema) },
  );

  route(app, parts, getSettlement, async ({ db, staff, params, now }) => ({
    data: await settlement(db, staff, params.id, now),
  }));

  route(app, parts, giveQuote, async (call) => ({ data: await writeQuote(call) }));

  route(app, parts, listQuotes, async ({ db, staff, params, now }) => ({
    data: await quotesOf(db, staff, params.id, now),
  }));

  route(
    app,
    parts,
    takeSettlement,
    async (call) => ({
      data: await settleContract(call),
    }),
    { refusal: refusalWith(settlementSchema) },
  );

  route(app, parts, getReceiptPaper, async (call) => ({ data: await nextPaper(call) }));

  route(app, parts, printReceipt, async (call) => ({ data: await countPrint(call) }));
}
