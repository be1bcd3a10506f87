import type { FastifyInstance } from 'fastify';
import type { ContractRow } from '@/lib/contract/contracts';
import { findContracts, getPaymentCard, MAX_FOUND, paymentCardSchema } from '@/lib/contract/paymentCard';
import { type PostedPayment, postPayment, type PostPayment } from '@/lib/contract/payments';
import { getReceiptPaper, printReceipt } from '@/lib/contract/receiptPaper';
import { getSettlement, settlementSchema, takeSettlement } from '@/lib/contract/settlements';
import { giveQuote, listQuotes } from '@/lib/contract/quotes';
import { contractPage } from '../contracts/contractPage';
import { lockContract } from '../contracts/readContract';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route, type StaffCall } from '../platform/http/route';
import { changedCard } from './changedCard';
import { paymentCard } from './paymentCard';
import { quotesOf, writeQuote } from './quotes';
import { countPrint, nextPaper } from './receiptPaper';
import { settleContract } from './settleContract';
import { settlement } from './settlement';
import { takePayment } from './takePayment';

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

type PaymentCall = StaffCall<{ id: string }, unknown, PostPayment>;

/**
 * Takes a payment at the counter (DOMAIN, Bayar Cicilan). The contract is held from the first look to the last write, so
 * two cashiers stand in line; the second sees another version than the one it was shown, and nothing is taken twice. What
 * is written is calculated here, and must be what the screen showed.
 */
async function takeAtCounter(call: PaymentCall): Promise<PostedPayment> {
  const { db, staff, now, origin, body, params } = call;
  const found = await lockContract(db, staff, params.id);
  requireActiveOffice(found.office);
  if (found.contract.version !== body.version) throw await changedCard(db, staff, found, now);
  const receipts = await takePayment(db, { found, by: staff, now, origin, payment: body });
  return { receipts, after: await paymentCard(db, staff, found.contract.code, now) };
}

/** The first contracts that a search finds, as the list of contracts does; one's own office's only, unless all are. */
async function contractsFound(
  db: Db,
  person: SignedIn,
  search: string,
  now: Date,
): Promise<{ rows: ContractRow[]; more: boolean }> {
  if (search.trim() === '') return { rows: [], more: false };
  const query = { search, page: 1, size: MAX_FOUND + 1, sort: 'customer_name', order: 'asc' } as const;
  const { rows } = await contractPage(db, person, query, now);
  return { rows: rows.slice(0, MAX_FOUND), more: rows.length > MAX_FOUND };
}
