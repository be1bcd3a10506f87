import { planRestructure, type RestructurePlan } from '@/lib/arithmetic/restructure';
import type { Calculation } from '@/lib/contract/calculations';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { paymentsOn } from '../../contracts/readContract';
import { conflict, invalid } from '../../platform/core/ApiError';
import type { RequestContext, RequestedActionOf } from '../RequestKind';
import { restructureObstacle } from './obstacle';
import { calculationsFor, remainsOn, validUntil } from './remains';

type Ask = RequestedActionOf<'RESTRUCTURE'>;

/** A restructure as it was asked for, calculated again: what goes over, the schedule, and by which rules. */
export interface PlanAsked extends Awaited<ReturnType<typeof remainsOn>> {
  plan: RestructurePlan;
  rules: Calculation;
}

/**
 * Calculates what was asked for again from the facts of now, as of the day that it was calculated to. 409 unless it comes
 * to the same rupiah and days as were shown: a payment, a waiver or a void since then, or too many days, ask for it again.
 */
export async function planAsked(
  { db, found, today, askedOn }: Pick<RequestContext, 'db' | 'found' | 'today' | 'askedOn'>,
  ask: Ask,
): Promise<PlanAsked> {
  const { contract } = found;
  const obstacle = await restructureObstacle(db, contract);
  if (obstacle !== null) throw conflict(obstacle);
  // Nobody asks for a day on which less was owed.
  if (ask.as_of !== askedOn) throw conflict(`Hitungannya per ${formatDate(ask.as_of)}. Hitung lagi.`);
  const until = validUntil(contract, ask.as_of);
  if (today > until) {
    throw conflict(`Hitungan per ${formatDate(ask.as_of)} berlaku sampai ${formatDate(until)}. Minta lagi.`);
  }
  const facts = await paymentsOn(db, contract.code);
  if (facts.some((fact) => fact.date_payment > ask.as_of)) {
    throw conflict(`Ada pembayaran atau potongan setelah ${formatDate(ask.as_of)}. Hitung dan minta lagi.`);
  }
  const { carried, before } = await remainsOn(db, contract, ask.as_of);
  const parts = ['principal', 'interest', 'penalty'] as const;
  if (parts.some((part) => carried[part] !== ask.carried[part])) {
    const shown = ask.carried.principal + ask.carried.interest + ask.carried.penalty;
    throw conflict(
      `Sisa kontrak per ${formatDate(ask.as_of)} sekarang ${formatRupiah(carried.total)}, bukan ${formatRupiah(shown)} seperti saat diminta. Hitung dan minta lagi.`,
    );
  }
  const rules = (await calculationsFor(db, contract, ask.as_of)).find(({ id }) => id === ask.calculation_id);
  if (!rules) {
    const message = 'Perhitungan ini tidak ditawarkan lagi untuk kontrak ini. Hitung dan minta lagi.';
    throw invalid({ 'ask.calculation_id': message }, message);
  }
  const { plan, errors } = planRestructure({
    carried,
    rules: {
      method: rules.method,
      rateBp: rules.rate_bp,
      roundTo: rules.round_to,
      minTenor: rules.min_tenor,
      maxTenor: rules.max_tenor,
    },
    choice: { tenor: ask.tenor, dueDay: ask.due_day, penalty: ask.penalty },
    asOf: ask.as_of,
  });
  if (!plan) throw invalid({ 'ask.tenor': errors.tenor ?? 'Jadwalnya tidak dapat dihitung.' });
  const { principal, instalment, firstDue } = plan;
  if (principal !== ask.principal || instalment !== ask.instalment || firstDue !== ask.first_due) {
    throw conflict('Jadwalnya berbeda dengan yang ditampilkan. Hitung dan minta lagi.');
  }
  if (firstDue <= today) {
    throw conflict(`Angsuran pertamanya sudah jatuh tempo ${formatDate(firstDue)}. Hitung dan minta lagi.`);
  }
  return { carried, before, plan, rules };
}
