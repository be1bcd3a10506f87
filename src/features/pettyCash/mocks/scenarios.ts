import type { HttpHandler } from 'msw';
import {
  closePettyDay,
  countPettyCash,
  getPettyFund,
  listPettyCounts,
  listPettyFunds,
} from '@/lib/contract/pettyCash';
import { countPettyExport, getPettyJournal } from '@/lib/contract/pettyJournal';
import { askPettyMove, completePettyMove, getPettyRequest } from '@/lib/contract/pettyRequests';
import {
  askPettyVoid,
  getPettyVoucher,
  listPettyVouchers,
  listReplenishable,
  writePettyVoucher,
} from '@/lib/contract/pettyVouchers';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  APPROVER,
  buildCount,
  buildCounts,
  buildFund,
  buildFunds,
  buildNoFund,
  buildQuietFund,
  buildSurprise,
} from './buildFund';
import { buildJournal, buildLongJournal } from './buildJournal';
import { buildDifference, buildHandingRequest, buildPettyRequest, buildTopUp } from './buildPettyRequest';
import { buildVoucher } from './buildVoucher';

const fund = (...over: Parameters<typeof buildFund>): HttpHandler[] => [
  mockEndpoint(getPettyFund, () => buildFund(...over)),
];
const noVouchers = mockEndpoint(listPettyVouchers, { rows: [], count: 0, count_more: false });
const FORBIDDEN = 'Kas kecil kantor ini hanya dilihat oleh kantornya.';
const NO_CALL = 'Alamat ini tidak ada.';
/** Every way in which the fund and its journal do not come. */
const without = (answer: () => Response | Promise<Response>): HttpHandler[] => [
  mockEndpoint(getPettyFund, answer),
  mockEndpoint(listPettyVouchers, answer),
  mockEndpoint(getPettyJournal, answer),
];

/** Named worlds of petty cash; each goes before the happy path. */
export const pettyScenarios = {
  asking: without(never),
  networkGone: without(() => offline()),
  serverFails: without(() => refuse(500, '')),
  forbidden: without(() => refuse(403, FORBIDDEN)),
  noSuchCall: without(() => refuse(404, NO_CALL)),
  /** A fund in which nothing was written yet. */
  nothingWritten: [
    mockEndpoint(getPettyFund, () =>
      buildQuietFund({
        fund: { balance: 5_000_000, not_replenished: 0, on_way: 0, debit: 0, credit: 0, last_closing: null },
      }),
    ),
    noVouchers,
    mockEndpoint(getPettyJournal, () => buildJournal({ rows: [], counted: null })),
    mockEndpoint(listPettyCounts, { rows: [], count: 0, count_more: false }),
  ],
  /** No fund, as who may ask for one sees it. */
  noFund: [mockEndpoint(getPettyFund, () => buildNoFund()), noVouchers],
  /** The same for a clerk. */
  noFundForMe: [mockEndpoint(getPettyFund, () => buildNoFund({ may_change: false })), noVouchers],
  /** Yesterday has vouchers and is not closed: nothing is written. */
  dayLeftOpen: fund({ may_write: false, fund: { day: '2026-11-19', debit: 0, credit: 115_000 } }),
  /** Today was counted and closed. */
  dayClosed: fund({
    ...{ may_write: false, may_close: false, waiting: [], moving: [] },
    fund: {
      state: 'CLOSED',
      last_closing: buildCount({ day: '2026-11-20', expected: 2_815_000, counted: 2_765_000 }),
    },
  }),
  /** Of who approves and does not hold it. */
  approver: fund({
    ...APPROVER,
    waiting: [buildPettyRequest({ obstacle: null, may_withdraw: false })],
    moving: [buildTopUp({ may_complete: false, may_cancel: true })],
  }),
  /** The same, with a closed day. */
  approverClosed: fund({
    ...{ ...APPROVER, may_write: false, may_reopen: true },
    fund: {
      state: 'CLOSED',
      last_closing: buildCount({ day: '2026-11-20', expected: 2_815_000, counted: 2_815_000 }),
    },
  }),
  /** Of who approves, and nothing waits: the fund may be ended. */
  approverQuiet: [mockEndpoint(getPettyFund, () => buildQuietFund(APPROVER))],
  /** The fund comes to the reader. */
  handedToMe: fund({ ...APPROVER, waiting: [buildHandingRequest()], moving: [] }),
  /** A surprise count waits to be answered by the reader. */
  surprised: [
    ...fund({ waiting: [buildDifference()] }),
    mockEndpoint(listPettyCounts, {
      rows: [buildSurprise(), ...buildCounts().slice(2)],
      count: 2,
      count_more: false,
    }),
  ],
  countsAsking: [mockEndpoint(listPettyCounts, never)],
  countsOffline: [mockEndpoint(listPettyCounts, () => offline())],
  /** Somebody closed the day while the voucher was written. */
  voucherRefused: [
    mockEndpoint(writePettyVoucher, () =>
      refuse(409, 'Kas kecil 20 November 2026 sudah ditutup. Voucher belum dicatat.'),
    ),
  ],
  /** The server finds the payee to be the maker, and the proof to be no picture. */
  voucherWrong: [
    mockEndpoint(writePettyVoucher, () =>
      refuse(422, 'Periksa isian yang ditandai.', {
        errors: { payee: 'Penerimanya Anda sendiri; minta orang lain mencatatnya.' },
      }),
    ),
  ],
  writingOffline: [mockEndpoint(writePettyVoucher, () => offline())],
  closingOffline: [mockEndpoint(closePettyDay, () => offline())],
  countingOffline: [mockEndpoint(countPettyCash, () => offline())],
  /** One of the named vouchers was voided meanwhile. */
  moveRefused: [
    mockEndpoint(askPettyMove, () =>
      refuse(409, 'Voucher PC/JKT/2026/11/0038 sudah dibatalkan. Pilih lagi.'),
    ),
  ],
  completeRefused: [
    mockEndpoint(completePettyMove, () => refuse(409, 'Kas Sri Wahyuni hari ini sudah ditutup.')),
  ],
  voidRefused: [mockEndpoint(askPettyVoid, () => refuse(409, 'Voucher ini sudah diisi kembali.'))],
  replenishableAsking: [mockEndpoint(listReplenishable, never)],
  replenishableOffline: [mockEndpoint(listReplenishable, () => offline())],
  nothingToReplenish: [mockEndpoint(listReplenishable, { rows: [], total: 0 })],
  voucherAsking: [mockEndpoint(getPettyVoucher, never)],
  voucherGone: [mockEndpoint(getPettyVoucher, () => refuse(404, 'Voucher tidak ditemukan.'))],
  voucherSettled: [
    mockEndpoint(getPettyVoucher, () =>
      buildVoucher({
        ...{ kind: 'SETTLEMENT', debit: 60_000, credit: 0, spent: 340_000, state: 'REPLENISHED' },
        ...{ of: { id: 405, number: 'PC/JKT/2026/11/0035' }, payee: 'Agus Firmansyah', may_void: false },
      }),
    ),
  ],
  longJournal: [
    mockEndpoint(getPettyJournal, ({ query }) => {
      const all = buildLongJournal();
      return { ...all, rows: query.page === undefined || query.page === '1' ? all.rows : [] };
    }),
  ],
  /** The month's last day is not closed. */
  journalOpen: [mockEndpoint(getPettyJournal, () => buildJournal({ counted: null }))],
  /** What was counted is not what the journal says. */
  journalOff: [
    mockEndpoint(getPettyJournal, () => {
      const journal = buildJournal();
      return { ...journal, counted: journal.closing - 50_000 };
    }),
  ],
  nothingExported: [mockEndpoint(countPettyExport, { count: 0, debit: 0, credit: 0, file_name: 'jurnal' })],
  /** A move of the reader's own drawer. */
  drawerMove: [
    mockEndpoint(getPettyRequest, () =>
      buildTopUp({ place: 'DRAWER', bank: '', drawer: { id: 7, name: 'Sri Wahyuni' } }),
    ),
  ],
  drawerMoved: [
    mockEndpoint(getPettyRequest, () =>
      buildTopUp({ may_complete: false, voucher: { id: 413, number: 'PC/JKT/2026/11/0043' } }),
    ),
  ],
  /** Home has something to say. */
  fundsOpen: [mockEndpoint(listPettyFunds, { rows: buildFunds() })],
} satisfies Record<string, HttpHandler[]>;

/** A voucher was written while somebody counted; from then on the fund is another. */
export function movedMeanwhile(): HttpHandler[] {
  let moved = false;
  const now = { balance: 2_765_000, not_replenished: 1_985_000, last_voucher_id: 413 };
  return [
    mockEndpoint(getPettyFund, () => buildFund(moved ? { fund: now } : {})),
    mockEndpoint(closePettyDay, () => {
      moved = true;
      return refuse(409, 'Isi kas kecil berubah sejak halaman ini dibuka.');
    }),
  ];
}
