import { delay, type HttpHandler } from 'msw';
import { approveCredit, listApprovals } from '@/lib/contract/approvals';
import { getChangeBasis } from '@/lib/contract/changeBasis';
import { alreadyRequestedText, STALE_REQUEST } from '@/lib/contract/changeRefusals';
import { getCredit } from '@/lib/contract/creditDetail';
import {
  getCreditConsequences,
  rejectCreditChange,
  requestCreditChange,
  requestCreditVoid,
  voidCredit,
  withdrawCreditRequest,
} from '@/lib/contract/creditRequests';
import { listCredits } from '@/lib/contract/creditList';
import { htmlPage, mockEndpoint, never, offline, refuse, succeed } from '@/lib/mocks/mockEndpoint';
import {
  buildApprovals,
  buildCreditDetail,
  buildVoidApproval,
  buildVoidDetail,
  buildWaitingDetail,
} from './buildApproval';
import { buildChangeBasis } from './buildChangeBasis';
import { buildRequestConsequences } from './buildConsequences';
import { buildReceipt, buildReceipts } from './buildCredit';
import { selectReceipts } from './selectReceipts';

/* Named worlds for stories and tests; each goes before the happy path. */

/** 12,345 receipts counted no further; the list has a page of them. */
export const manyReceipts: HttpHandler[] = [
  mockEndpoint(listCredits, ({ query }) => ({
    ...selectReceipts(buildReceipts(200), query),
    count: 10_000,
    count_more: true,
    total_payment: null,
  })),
];

/** Nine receipts whose transfers no checked statement shows; the first five for three working days. */
export const unconfirmedTransfers: HttpHandler[] = [
  mockEndpoint(listCredits, ({ query }) => selectReceipts(unconfirmed(), query)),
];
const unconfirmed = () =>
  buildReceipts(9).map((row) => ({
    ...row,
    cash: 0,
    bank: row.payment ?? 0,
    request_approval: false,
    transfer_state: 'UNCONFIRMED' as const,
    ...(row.id <= 5 && { date_invoice: '2026-11-16', date_payment: '2026-11-16' }),
  }));

export const noReceipts: HttpHandler[] = [
  mockEndpoint(listCredits, ({ query }) => selectReceipts([], query)),
];
export const listFails: HttpHandler[] = [mockEndpoint(listCredits, () => refuse(500, ''))];
export const listOffline: HttpHandler[] = [mockEndpoint(listCredits, () => offline())];
export const listHtml: HttpHandler[] = [mockEndpoint(listCredits, () => htmlPage())];
export const listSlow: HttpHandler[] = [mockEndpoint(listCredits, () => never())];
export const forbiddenList: HttpHandler[] = [
  mockEndpoint(listCredits, () => refuse(403, 'Anda tidak punya hak untuk ini.')),
];

/** The first answer is good, every later one fails: what is on screen must stay. */
export function listBreaksLater(): HttpHandler[] {
  let answered = false;
  return [
    mockEndpoint(listCredits, ({ query }) => {
      if (answered) return refuse(503, '');
      answered = true;
      return selectReceipts(buildReceipts(8), query);
    }),
  ];
}

/** Receipt 42 is open to changes, and carries its history. */
export const openReceipt: HttpHandler[] = [
  mockEndpoint(getCredit, buildCreditDetail()),
  mockEndpoint(getChangeBasis, buildChangeBasis()),
];
/** A host that does not know the contract's rules, as one with the six calls of SPEC 7 only. */
export const noChangeBasis: HttpHandler[] = [mockEndpoint(getChangeBasis, () => htmlPage(404))];
export const changeBasisSlow: HttpHandler[] = [mockEndpoint(getChangeBasis, () => never())];
/** The first answer is lost, the next one comes. */
export function changeBasisComesLater(): HttpHandler[] {
  let asked = false;
  return [
    mockEndpoint(getChangeBasis, () => {
      if (asked) return buildChangeBasis();
      asked = true;
      return offline();
    }),
  ];
}
/** A change waits on receipt 42, asked by somebody else. */
export const changeWaits: HttpHandler[] = [mockEndpoint(getCredit, buildWaitingDetail())];
/** A void waits on receipt 42, asked by somebody else. */
export const voidWaits: HttpHandler[] = [
  mockEndpoint(
    getCredit,
    buildCreditDetail({ credit: buildReceipt({ request_approval: true }), waiting: buildVoidApproval() }),
  ),
];
/** Receipt 42 is void. */
export const voidReceipt: HttpHandler[] = [mockEndpoint(getCredit, buildVoidDetail())];
export const voidRequestOffline: HttpHandler[] = [
  ...openReceipt,
  mockEndpoint(requestCreditVoid, () => offline()),
];
/** A later receipt of the instalment was calculated on this one. */
export const voidRefused: HttpHandler[] = [
  ...openReceipt,
  mockEndpoint(requestCreditVoid, () =>
    refuse(
      409,
      'Nota ini belum dapat dibatalkan. Batalkan dulu JKT/2611/00057: dihitung dari nota ini pada angsuran yang sama.',
    ),
  ),
];
export const voidConflict: HttpHandler[] = [
  mockEndpoint(voidCredit, () =>
    refuse(409, 'Pembatalan ini sudah disetujui oleh Hendra Gunawan pada 20 November 2026, 14:02.'),
  ),
];

/** Answers after 300 ms and keeps what it was sent. */
export function voidCounted(): { handlers: HttpHandler[]; sent: { body: unknown; key: string | null }[] } {
  const sent: { body: unknown; key: string | null }[] = [];
  const handlers = [
    mockEndpoint(voidCredit, async ({ body, request }) => {
      sent.push({ body, key: request.headers.get('idempotency-key') });
      await delay(300);
      return buildVoidDetail();
    }),
  ];
  return { handlers, sent };
}

export const receiptMissing: HttpHandler[] = [
  mockEndpoint(getCredit, () => refuse(404, 'Nota tidak ditemukan.')),
];

export const approvalFails: HttpHandler[] = [
  mockEndpoint(approveCredit, () => refuse(500, 'Server sedang bermasalah. Coba lagi sebentar.')),
];
/** HTTP 200, but not the title that SPEC 4 asks for. */
export const approvalWithoutSuccess: HttpHandler[] = [
  mockEndpoint(approveCredit, () =>
    succeed(null, { title: 'Gagal!', message: 'Kas hari ini sudah ditutup.' }),
  ),
];
export const approvalConflict: HttpHandler[] = [
  mockEndpoint(approveCredit, () =>
    refuse(409, 'Perubahan ini sudah disetujui oleh Hendra Gunawan pada 20 November 2026, 14:02.'),
  ),
];
export const approvalSlow: HttpHandler[] = [mockEndpoint(approveCredit, () => never())];
export const approvalOffline: HttpHandler[] = [mockEndpoint(approveCredit, () => offline())];
export const approvalHtml: HttpHandler[] = [mockEndpoint(approveCredit, () => htmlPage())];

/** Answers after 300 ms and counts how often it was asked. */
export function approvalCounted(): { handlers: HttpHandler[]; sent: unknown[] } {
  const sent: unknown[] = [];
  const handlers = [
    mockEndpoint(approveCredit, async ({ body }) => {
      sent.push(body);
      await delay(300);
      return null;
    }),
  ];
  return { handlers, sent };
}

/** Three changes wait at the start. */
export const waitingQueue: HttpHandler[] = [mockEndpoint(listApprovals, buildApprovals())];
/** A host with the six calls of SPEC 7 only. */
export const noApprovalList: HttpHandler[] = [mockEndpoint(listApprovals, () => htmlPage(404))];

export const rejectFails: HttpHandler[] = [mockEndpoint(rejectCreditChange, () => offline())];

export const consequencesSlow: HttpHandler[] = [mockEndpoint(getCreditConsequences, () => never())];
/** A host with the six calls of SPEC 7 only. */
export const noConsequences: HttpHandler[] = [mockEndpoint(getCreditConsequences, () => htmlPage(404))];
/** Another payment took the place meanwhile. */
export const consequencesRefused: HttpHandler[] = [
  mockEndpoint(getCreditConsequences, () =>
    refuse(
      409,
      'Perubahan ini tidak dapat diterapkan lagi. Angsuran ke-7 akan kelebihan Rp340.000: angsuran dan dendanya tidak sebanyak itu. Tolak permintaan ini, lalu minta ulang.',
    ),
  ),
];
/** The first answer is lost, the next one comes. */
export function consequencesComeLater(): HttpHandler[] {
  let asked = false;
  return [
    mockEndpoint(getCreditConsequences, () => {
      if (asked) return buildRequestConsequences();
      asked = true;
      return offline();
    }),
  ];
}

/** Another request waits instead of the one that was read. */
export const rejectMeetsAnother: HttpHandler[] = [
  mockEndpoint(rejectCreditChange, () =>
    refuse(
      409,
      'Perubahan ini sudah ditolak oleh Hendra Gunawan pada 20 November 2026, 14:02. Yang sekarang menunggu permintaan perubahan lain dari Sri Wahyuni, 20 November 2026, 14:04; permintaan itu tidak diputuskan.',
    ),
  ),
];

/** Keeps what rejections and withdrawals were sent. */
export function decisionsCounted(): { handlers: HttpHandler[]; sent: unknown[] } {
  const sent: unknown[] = [];
  const handlers = [
    mockEndpoint(rejectCreditChange, ({ body }) => {
      sent.push(body);
      return buildCreditDetail();
    }),
    mockEndpoint(withdrawCreditRequest, ({ body }) => {
      sent.push(body);
      return buildCreditDetail();
    }),
  ];
  return { handlers, sent };
}

/** The own request was decided a moment before. */
export const withdrawTooLate: HttpHandler[] = [
  mockEndpoint(withdrawCreditRequest, () =>
    refuse(409, 'Perubahan ini sudah disetujui oleh Hendra Gunawan pada 20 November 2026, 14:02.'),
  ),
];

export const requestOffline: HttpHandler[] = [
  ...openReceipt,
  mockEndpoint(requestCreditChange, () => offline()),
];
export const requestRefused: HttpHandler[] = [
  ...openReceipt,
  mockEndpoint(requestCreditChange, () =>
    refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
      errors: { 'update.date_payment': 'Tidak boleh setelah hari ini.' },
    }),
  ),
];

/** Somebody asked first: the form learns it only when it sends. */
export function requestCameSecond(): HttpHandler[] {
  let asked = false;
  return [
    mockEndpoint(getCredit, () => (asked ? buildWaitingDetail() : buildCreditDetail())),
    mockEndpoint(requestCreditChange, () => {
      asked = true;
      return refuse(
        409,
        alreadyRequestedText('Perubahan nota ini', 'Rudi Hartono', '20 November 2026, 13:58'),
      );
    }),
    ...openReceipt,
  ];
}

/** The receipt was changed by others while the form was open. */
export function receiptChangesMeanwhile(): HttpHandler[] {
  let changed = false;
  const newer = buildReceipt({ version: 4, cash: 0, bank: 1_335_000 });
  return [
    mockEndpoint(getCredit, () => buildCreditDetail(changed ? { credit: newer } : {})),
    mockEndpoint(requestCreditChange, ({ body }) => {
      if (body.version === 4) return buildWaitingDetail({ credit: { ...newer, request_approval: true } });
      changed = true;
      return refuse(409, STALE_REQUEST, { version: body.version, current: newer });
    }),
    ...openReceipt,
  ];
}
