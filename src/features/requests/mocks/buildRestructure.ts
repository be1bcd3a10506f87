import { buildCard } from '@/lib/arithmetic/card';
import { carriedOver } from '@/lib/arithmetic/restructure';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { RestructureBasis, RestructurePlanned } from '@/lib/contract/restructures';
import type { ContractRequest } from '@/lib/contract/requests';
import { buildCalculation, FIXED_PENALTY } from '@/lib/mocks/buildCalculation';
import { EMPTY_RESTRUCTURE, readRestructure, type RestructureDraft } from '../domain/restructureDraft';
import { shownOf } from '../domain/restructureFigures';
import { buildRequest } from './buildRequest';

const AS_OF = '2026-11-20';

/** Twelve flat instalments since March; seven paid, the eighth twelve days late. */
function carriedToday() {
  const dateStart = '2026-03-08';
  const schedule = buildSchedule({
    ...{ method: 'FLAT', principal: 12_000_000, rateBp: 2200, tenor: 12, roundTo: 1000 },
    dateStart,
  });
  const payments = schedule.slice(0, 7).map((line) => ({
    credit_to: line.number,
    transaction_to: 1,
    date_payment: line.date_maturity,
    credit_payment: line.instalment,
    ...{ credit_discount: 0, penalty: 0, penalty_payment: 0, penalty_discount: 0 },
  }));
  const rule = {
    ...{ penaltyGraceDays: 3, penaltyRateBp: 50, penaltyPerDay: 0, penaltyCapBp: 5000 },
    penaltyKind: 'RATE',
  } as const;
  const card = buildCard({ schedule, payments, rule, asOf: AS_OF });
  return { card, carried: carriedOver({ card, dateStart, asOf: AS_OF }) };
}

/** What a contract that is late comes to today. */
export function buildRestructureBasis(over: Partial<RestructureBasis> = {}): RestructureBasis {
  const { card, carried } = carriedToday();
  const open = card.lines.filter((line) => line.remainder > 0);
  return {
    contract_code: 'JKT-2604-00118',
    as_of: AS_OF,
    valid_until: '2026-11-27',
    carried,
    before: {
      instalment: 1_220_000,
      open: open.length,
      remainder: open.reduce((sum, line) => sum + line.remainder, 0),
      penalty: card.totals.penalty,
      last_due: open.at(-1)?.date_maturity ?? null,
    },
    calculations: [buildCalculation(), buildCalculation(FIXED_PENALTY)],
    calculation_id: 1,
    due_day: null,
    ...over,
  };
}

const typed = (over: Partial<RestructureDraft>) =>
  readRestructure(
    { ...EMPTY_RESTRUCTURE, tenor: '12', reason: 'Sakit lama, berdagang lagi', ...over },
    buildRestructureBasis(),
  );

/** Twelve more months. */
export const buildShownRestructure = (over: Partial<RestructureDraft> = {}) =>
  shownOf(buildRestructureBasis(), typed(over).plan);

/** A restructure that waits. */
export function buildRestructureRequest(over: Partial<ContractRequest> = {}): ContractRequest {
  const { ask } = typed({});
  if (!ask) throw new Error('Nothing to ask for');
  return buildRequest({
    ask,
    summary:
      'Sisa Rp5.362.900, menjadi pokok Rp5.362.900: 12 angsuran Rp546.000 menurut Motor, bunga flat, pertama jatuh tempo 20 Desember 2026.',
    reason: 'Nasabah sakit sejak September; mulai berdagang lagi bulan depan',
    ...over,
  });
}

/** What that request makes. */
export function buildPlanned(over: Partial<RestructurePlanned> = {}): RestructurePlanned {
  const { plan } = typed({});
  if (!plan) throw new Error('Nothing to make');
  const { as_of, valid_until, carried, before } = buildRestructureBasis();
  const { forgiven, principal, instalment, firstDue, interest, total, schedule } = plan;
  return {
    ...{ as_of, valid_until, carried, before, forgiven, principal, instalment, interest, total, schedule },
    ...{ calculation: 'Motor, bunga flat', tenor: schedule.length, first_due: firstDue },
    ...over,
  };
}
