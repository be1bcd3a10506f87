import type { HttpHandler } from 'msw';
import type { FieldErrors } from '@/lib/contract/envelope';
import { findContracts, getPaymentCard } from '@/lib/contract/paymentCard';
import { postPayment } from '@/lib/contract/payments';
import { getReceiptPaper, printReceipt } from '@/lib/contract/receiptPaper';
import { takeSettlement } from '@/lib/contract/settlements';
import { listHolidays } from '@/lib/contract/holidays';
import { giveQuote, listQuotes } from '@/lib/contract/quotes';
import { requestOnContract } from '@/lib/contract/requests';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildFound, buildPaymentCard } from './buildPaymentCard';
import { buildContractRequest } from './buildContractRequest';
import { buildPaper, buildPosted, buildQuote, buildSettled, buildSettlement } from './buildReceipts';

/* Named worlds for stories and tests; each goes before the happy path. */

export const nothingFound: HttpHandler[] = [mockEndpoint(findContracts, { rows: [], more: false })];
export const oneFound: HttpHandler[] = [
  mockEndpoint(findContracts, { rows: buildFound().slice(0, 1), more: false }),
];
/** Finds by plate alone, as it is typed: spaces and capitals aside. */
export const foundByPlate: HttpHandler[] = [
  mockEndpoint(findContracts, ({ query }) => {
    const plain = (text: string) => text.replaceAll(' ', '').toUpperCase();
    const wanted = plain(query.search ?? '');
    return { rows: buildFound().filter((row) => plain(row.plate_number).includes(wanted)), more: false };
  }),
];
export const findOffline: HttpHandler[] = [mockEndpoint(findContracts, () => offline())];
export const cardSlow: HttpHandler[] = [mockEndpoint(getPaymentCard, () => never())];
export const cardOffline: HttpHandler[] = [mockEndpoint(getPaymentCard, () => offline())];
export const cardMissing: HttpHandler[] = [
  mockEndpoint(getPaymentCard, () => refuse(404, 'Kontrak ini tidak ada.')),
];
/** A host that keeps no calendar. */
export const noCalendar: HttpHandler[] = [
  mockEndpoint(listHolidays, () => refuse(404, 'Data tidak ditemukan.')),
];
export const settled: HttpHandler[] = [mockEndpoint(getPaymentCard, buildPaymentCard({ paid: 12 }))];

/** Begun a week ago, and cancelled before anything fell due. */
const begun = { ...buildPaymentCard().contract.structure, date_start: '2026-11-13' };
export const cancelledCard: HttpHandler[] = [
  mockEndpoint(
    getPaymentCard,
    buildPaymentCard({ paid: 0, contract: { status: 'CANCELLED', next_due: null, structure: begun } }),
  ),
];
export const restructuredCard: HttpHandler[] = [
  mockEndpoint(
    getPaymentCard,
    buildPaymentCard({
      paid: 5,
      contract: { status: 'RESTRUCTURED', next_due: null, restructured_to: 'JKT-2611-00042' },
    }),
  ),
];

/** One instalment is left. */
export const oneLeft: HttpHandler[] = (() => {
  const card = buildPaymentCard({ paid: 11 });
  return [
    mockEndpoint(getPaymentCard, card),
    mockEndpoint(postPayment, ({ body }) => buildPosted(card, body)),
  ];
})();

/** Another cashier was first: 409 with the new card. */
export const paidMeanwhile: HttpHandler[] = [
  mockEndpoint(postPayment, () =>
    refuse(
      409,
      'Kartu piutang ini berubah sejak Anda membukanya. Nota terakhir: JKT/2611/00057, Rp3.228.480 untuk angsuran ke-6, dicatat Eka Lestari pada 20 November 2026, 14:02. Belum ada yang disimpan; periksa kartu yang baru.',
      { current: buildPaymentCard({ paid: 6, contract: { version: 7 } }) },
    ),
  ),
];
/** Somebody else asked for a payment on this contract, and it waits. */
export const askedMeanwhile: HttpHandler[] = [
  mockEndpoint(requestOnContract, () =>
    refuse(
      409,
      'Pembayaran kontrak ini sudah diminta oleh Eka Lestari pada 20 November 2026, 14:02 dan masih menunggu.',
    ),
  ),
];

/** The first answer to a request is lost on the way; keys of all tries are kept. */
export function askAnswerLost(): { handlers: HttpHandler[]; keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  const handlers = [
    mockEndpoint(requestOnContract, ({ params, body, request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? offline() : buildContractRequest(String(params.id), body);
    }),
  ];
  return { handlers, keys };
}

const REFUSED = 'Isian belum benar. Periksa yang ditandai.';

/** What the server finds wrong though the form could not: each field with its words. */
export const paymentRefused = (errors: FieldErrors): HttpHandler[] => [
  mockEndpoint(postPayment, () => refuse(422, REFUSED, { errors })),
  mockEndpoint(requestOnContract, () => refuse(422, REFUSED, { errors })),
];

/** The session was ended meanwhile. */
export const sessionOver: HttpHandler[] = [
  mockEndpoint(postPayment, () => refuse(401, 'Sesi Anda sudah berakhir. Silakan masuk lagi.')),
];

export const printFails: HttpHandler[] = [mockEndpoint(printReceipt, () => offline())];

/** The first answer is lost on the way; keys of all tries are kept. */
export function postAnswerLost(): { handlers: HttpHandler[]; keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  const handlers = [
    mockEndpoint(postPayment, ({ body, request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? offline() : buildPosted(buildPaymentCard(), body);
    }),
  ];
  return { handlers, keys };
}

export const printRefused: HttpHandler[] = [
  ...[getReceiptPaper, printReceipt].map((endpoint) =>
    mockEndpoint(endpoint, () => refuse(409, 'Nota ini sudah dibatalkan dan tidak dicetak lagi.')),
  ),
];

/** The first print is counted but its answer is lost; keys of all tries are kept. */
export function printAnswerLost(): { handlers: HttpHandler[]; keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  const handlers = [
    mockEndpoint(printReceipt, ({ params, request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? offline() : buildPaper({ id: Number(params.id) });
    }),
  ];
  return { handlers, keys };
}

/** A payment came in between: 409 with the new quote. */
export const quoteChanged: HttpHandler[] = [
  mockEndpoint(takeSettlement, () =>
    refuse(
      409,
      'Kontrak ini berubah sejak pelunasannya dihitung. Belum ada yang disimpan; periksa hitungan yang baru.',
      { current: buildSettlement(buildPaymentCard({ paid: 6, contract: { version: 7 } })) },
    ),
  ),
];

/** The settlement is taken but the first answer is lost; keys of all tries are kept. */
export function settlementAnswerLost(): { handlers: HttpHandler[]; keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  const handlers = [
    mockEndpoint(takeSettlement, ({ body, request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? offline() : buildSettled(body);
    }),
  ];
  return { handlers, keys };
}

const twoDaysAgo = buildPaymentCard({ asOf: '2026-11-18' });
/** A quote of two days ago still holds. */
export const quoteHeld: HttpHandler[] = [
  mockEndpoint(listQuotes, [buildQuote(twoDaysAgo)]),
  mockEndpoint(takeSettlement, ({ body }) => ({
    ...buildSettled(body, twoDaysAgo),
    settlement: buildQuote(twoDaysAgo),
  })),
];
export const quoteNotGiven: HttpHandler[] = [mockEndpoint(giveQuote, () => offline())];
/** The unit was taken back: instalments are still paid, but nothing is settled early. */
export const repossessed: HttpHandler[] = [
  mockEndpoint(getPaymentCard, buildPaymentCard({ contract: { status: 'REPOSSESSED' } })),
];
