import type { HttpHandler } from 'msw';
import { findContracts, getPaymentCard } from '@/lib/contract/paymentCard';
import { postPayment } from '@/lib/contract/payments';
import { getReceiptPaper, printReceipt } from '@/lib/contract/receiptPaper';
import { getSettlement, takeSettlement } from '@/lib/contract/settlements';
import { giveQuote, listQuotes } from '@/lib/contract/quotes';
import { requestOnContract } from '@/lib/contract/requests';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildContractRequest } from './buildContractRequest';
import { buildFound, buildPaymentCard } from './buildPaymentCard';
import { buildPaper, buildPosted, buildQuote, buildSettled, buildSettlement } from './buildReceipts';

/** Three contracts at the counter; the first is a month late. Payments are accepted and kept nowhere. */
export const paymentsHandlers: HttpHandler[] = [
  mockEndpoint(findContracts, { rows: buildFound(), more: false }),
  mockEndpoint(getPaymentCard, buildPaymentCard()),
  mockEndpoint(postPayment, ({ body }) => buildPosted(buildPaymentCard(), body)),
  mockEndpoint(requestOnContract, ({ params, body }) => buildContractRequest(String(params.id), body)),
  mockEndpoint(getSettlement, buildSettlement()),
  mockEndpoint(giveQuote, buildQuote()),
  mockEndpoint(listQuotes, []),
  mockEndpoint(takeSettlement, ({ body }) => buildSettled(body)),
  mockEndpoint(getReceiptPaper, ({ params }) => buildPaper({ id: Number(params.id) })),
  mockEndpoint(printReceipt, ({ params }) => buildPaper({ id: Number(params.id) })),
];
