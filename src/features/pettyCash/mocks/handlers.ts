import type { HttpHandler } from 'msw';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import {
  answerPettyCount,
  closePettyDay,
  countPettyCash,
  getPettyFund,
  listPettyCounts,
  listPettyFunds,
  reopenPettyDay,
} from '@/lib/contract/pettyCash';
import { countPettyExport, exportPettyJournal, getPettyJournal } from '@/lib/contract/pettyJournal';
import {
  askPettyMove,
  cancelPettyMove,
  changePettyHolder,
  completePettyMove,
  decidePettyRequest,
  getPettyRequest,
} from '@/lib/contract/pettyRequests';
import {
  askPettyVoid,
  getPettyVoucher,
  listPettyVouchers,
  listReplenishable,
  writePettyVoucher,
} from '@/lib/contract/pettyVouchers';
import { readVoucherNumber } from '@/lib/format/recordNumbers';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { exportFile, mockFile } from '@/lib/mocks/mockFile';
import { topUpTotal } from '../domain/moveDraft';
import { leavesBy, limitOf } from '../domain/voucherDraft';
import { buildCount, buildCounts, buildFund, buildFunds, buildSurprise } from './buildFund';
import { buildJournal } from './buildJournal';
import { buildHandingRequest, buildPettyRequest, buildTopUp } from './buildPettyRequest';
import { buildAdvance, buildVoucher, buildVouchers } from './buildVoucher';

const wordsOf = (search = '') => (readVoucherNumber(search) ?? search).toLowerCase();

/** What a top-up can name. */
export const buildReplenishable = () => {
  const rows = buildVouchers()
    .filter(({ state }) => state === 'NOT_REPLENISHED')
    .toReversed();
  return {
    rows,
    total: topUpTotal(
      rows,
      rows.map(({ id }) => id),
    ),
  };
};

const NUMBER = 'PC/JKT/2026/11/0043';

/** Jakarta's fund on an open day, for who holds it; writes are accepted and kept nowhere. */
export const pettyCashHandlers: HttpHandler[] = [
  mockEndpoint(getPettyFund, ({ query }) =>
    query.office === undefined || query.office === '1'
      ? buildFund()
      : buildFund({ office: { id: Number(query.office), name: 'Makassar' } }),
  ),
  mockEndpoint(listPettyFunds, { rows: buildFunds().slice(1) }),
  mockEndpoint(listPettyVouchers, ({ query }) => {
    const rows = buildVouchers().filter(
      ({ kind, state, number, description, payee }) =>
        (query.kind === undefined || query.kind === kind) &&
        (query.state === undefined || query.state === state) &&
        `${number} ${description} ${payee}`.toLowerCase().includes(wordsOf(query.search)),
    );
    return { rows, count: rows.length, count_more: false };
  }),
  // Before what would take its name for an id.
  mockEndpoint(listReplenishable, () => buildReplenishable()),
  mockEndpoint(getPettyVoucher, ({ params }) => {
    const found = buildVouchers().find(({ id }) => id === Number(params.id));
    return found ?? refuse(404, 'Voucher tidak ditemukan.');
  }),
  mockEndpoint(writePettyVoucher, ({ body }) => {
    const { kind, amount, payee, description } = body;
    const { categories, fund } = buildFund();
    const subject =
      kind === 'EXPENSE' || kind === 'ADVANCE'
        ? { kind, of: null }
        : { kind, of: kind === 'REFUND' ? buildVoucher() : buildAdvance() };
    const limit = limitOf(subject, { category: String(body.category_id ?? '') }, categories);
    if (limit !== null && amount > limit)
      return { voucher: null, request: buildPettyRequest({ amount, payee, description, limit }) };
    const leaves = leavesBy(subject, amount);
    const voucher = buildVoucher({
      ...{ id: 413, number: NUMBER, kind, payee, description },
      ...{ debit: Math.max(0, -leaves), credit: Math.max(0, leaves), balance: fund.balance - leaves },
    });
    return { voucher, request: null };
  }),
  mockEndpoint(askPettyVoid, ({ params, body }) =>
    buildPettyRequest({
      ...{ kind: 'VOID', amount: 185_000, voucher_kind: null, reason: body.reason },
      of: { id: Number(params.id), number: 'PC/JKT/2026/11/0042' },
    }),
  ),
  mockEndpoint(getPettyRequest, ({ params }) => buildPettyRequest({ id: Number(params.id), obstacle: null })),
  mockEndpoint(decidePettyRequest, ({ params, body }) =>
    buildPettyRequest({
      ...{ id: Number(params.id), status: body.decision, may_withdraw: false },
      ...{ decided_by: 'Bambang Kusuma', decided_at: '2026-11-20T05:00:00.000Z' },
      decision_reason: body.reason || null,
    }),
  ),
  mockEndpoint(askPettyMove, ({ body: { kind, amount, place, bank, reason } }) =>
    buildTopUp({
      ...{ kind, amount, place, bank, reason, status: 'WAITING', may_complete: false },
      ...{ decided_by: null, decided_at: null, may_withdraw: true },
    }),
  ),
  mockEndpoint(completePettyMove, ({ params, body }) =>
    buildTopUp({
      ...{ id: Number(params.id), reference: body.reference, may_complete: false },
      voucher: { id: 413, number: NUMBER },
    }),
  ),
  mockEndpoint(cancelPettyMove, ({ params }) =>
    buildTopUp({ id: Number(params.id), status: 'CANCELLED', may_complete: false }),
  ),
  mockEndpoint(changePettyHolder, ({ body }) =>
    buildHandingRequest({
      ...{ reason: body.reason, explanation: body.explanation, may_withdraw: true },
      holder: { id: body.receiver_id, name: 'Eka Lestari' },
    }),
  ),
  mockEndpoint(closePettyDay, ({ body }) => {
    const counted = countedCash(DENOMINATIONS, body.denominations);
    const { day, denominations, explanation } = body;
    const closing = buildCount({ day, denominations, explanation, counted, expected: 2_815_000 });
    return buildFund({
      may_write: false,
      may_close: false,
      fund: { state: 'CLOSED', last_closing: closing },
    });
  }),
  mockEndpoint(reopenPettyDay, () => buildFund({ may_close: false })),
  mockEndpoint(countPettyCash, ({ body }) => {
    const { denominations, explanation } = body;
    const counted = countedCash(DENOMINATIONS, denominations);
    return buildSurprise({
      ...{ denominations, explanation, counted, expected: 2_815_000, may_answer: false },
      request_id: counted === 2_815_000 ? null : 33,
    });
  }),
  mockEndpoint(answerPettyCount, ({ params, body }) =>
    buildSurprise({
      ...{ id: Number(params.id), may_answer: false },
      answer: { text: body.text, by: 'Sri Wahyuni', at: '2026-11-20T05:00:00.000Z' },
    }),
  ),
  mockEndpoint(listPettyCounts, { rows: buildCounts(), count: 3, count_more: false }),
  mockEndpoint(getPettyJournal, () => buildJournal()),
  mockEndpoint(countPettyExport, {
    ...{ count: 2, debit: 500_000, credit: 125_000 },
    file_name: 'jurnal-petty-cash_JKT_2026-11',
  }),
  mockFile(exportPettyJournal, (request) =>
    exportFile(request, ['PC/JKT/2026/11/0041', 'PC/JKT/2026/11/0042']),
  ),
];
