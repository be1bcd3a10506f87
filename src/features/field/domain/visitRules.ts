import { officeTime, outsideCallHours, type OutsideReason } from '@/lib/collection/callHours';
import { owedBy } from '@/lib/collection/promiseErrors';
import { aboveOwed, visitErrors, visitOutside, visitPromiseErrors } from '@/lib/collection/visitErrors';
import {
  isPaidResult,
  VISIT_RESULTS_OF,
  type VisitMet,
  type VisitOutside,
  type VisitResult,
} from '@/lib/contract/visitTerms';
import type { VisitBody } from '@/lib/contract/visits';
import type { KeptVisit } from '../device/KeptVisit';
import type { NextNumber } from './nextTtsNumber';

/** A reason says at least so much. */
const REASON = 5;

/** When a visit was, as far as this device can know: by its clock and what that was off. */
export const correctedTime = ({
  visitedAt,
  clockDifference,
}: Pick<KeptVisit, 'visitedAt' | 'clockDifference'>) =>
  new Date(Date.parse(visitedAt) + (clockDifference ?? 0));

/** The office's day of a visit. */
export const visitDay = (visit: Pick<KeptVisit, 'facts' | 'visitedAt' | 'clockDifference'>): string =>
  officeTime(visit.facts.office.zone, correctedTime(visit)).day;

/** Why nobody is called on at its time; null: the time is within the rule. */
export function outsideHours(
  visit: Pick<KeptVisit, 'facts' | 'visitedAt' | 'clockDifference'>,
): OutsideReason | null {
  const { office, holiday, day } = visit.facts;
  const isHoliday = (of: string) => holiday !== null && of === day;
  return outsideCallHours(officeTime(office.zone, correctedTime(visit)), { has: isHoliday });
}

/** What a visit is outside of, with the consent that was chosen. */
export function outsideOf(visit: KeptVisit): VisitOutside[] {
  const consent = visit.facts.consents.find(({ id }) => id === visit.consentId);
  return visitOutside(visit, outsideHours(visit), consent?.kind ?? null);
}

/** Consents that would allow what it is outside of. */
export const consentsFor = (visit: KeptVisit): KeptVisit['facts']['consents'] =>
  visit.facts.consents.filter(
    ({ kind }) =>
      (kind === 'HOURS' && outsideHours(visit) !== null) || (kind === 'PLACE' && visit.place === 'OTHER'),
  );

/** It takes money now: a correction leaves the TTS of the first one as it is. */
export const takesMoney = ({ result, corrects, tts }: KeptVisit): boolean =>
  isPaidResult(result) && (corrects === null || tts !== null);

/** As it is finished: what is less than what is owed that day is a part; one that gave its number stays as it was. */
export function withPart(visit: KeptVisit): KeptVisit {
  if (!takesMoney(visit) || visit.tts !== null) return visit;
  const day = visitDay(visit);
  return {
    ...visit,
    result: (visit.amount ?? 0) < owedBy(visit.facts.owed, day, day) ? 'PART_PAID' : 'PAID',
  };
}

/** What was paid above all that is owed, rupiah: see `aboveOwed`. */
export const aboveOwedOf = (visit: KeptVisit): number =>
  takesMoney(visit) ? aboveOwed(visit.amount ?? 0, visit.facts.owed, visitDay(visit)) : 0;

/**
 * What is missing in a visit, in words at its field; empty: it can be sent.
 * @param next the number that it would give; one that it gave already stays
 */
export function visitProblems(visit: KeptVisit, next: NextNumber): Record<string, string> {
  const { met, place, result, position, corrects, promise, amount, tts } = visit;
  const { promiseUntil } = visit.facts;
  const errors: Record<string, string> = {
    ...visitErrors({
      ...{ met, met_name: visit.metName, place, result, promise, position, no_position: visit.noPosition },
      ...{ corrects, tts: takesMoney(visit) ? { amount } : null },
    }),
    ...(result === 'PROMISED' || isPaidResult(result)
      ? visitPromiseErrors(promise, visit.facts.owed, visitDay(visit), promiseUntil ?? undefined)
      : {}),
  };
  if (promise?.due === '' && 'promise.due' in errors)
    errors['promise.due'] = 'Pilih tanggal yang dijanjikan.';
  if (takesMoney(visit) && tts === null && next.problem !== null) errors['tts.amount'] = next.problem;
  if (asksReason(visit) && visit.againReason.trim().length < REASON) {
    errors.again_reason =
      corrects === null
        ? 'Tulis mengapa nasabah ini dikunjungi lagi hari ini.'
        : 'Tulis apa yang keliru pada kunjungan sebelumnya.';
  }
  return errors;
}

/** It says why there is another one on its day. */
export const asksReason = ({ isSecond, corrects, refusal }: KeptVisit): boolean =>
  isSecond || corrects !== null || refusal?.fields.again_reason !== undefined;

/** What changes with whom one met: only what can come of it stays. Nothing where a number was given. */
export function metChange(visit: KeptVisit, met: VisitMet): Partial<KeptVisit> {
  if (visit.tts !== null) return {};
  const fits = visit.result !== null && VISIT_RESULTS_OF[met].includes(visit.result);
  return { met, ...(met !== 'OTHER' && { metName: '' }), ...(!fits && resultChange(visit, null)) };
}

/** What changes with the result: a sum and a promise belong to some of them alone. Nothing where a number was given. */
export function resultChange(
  { amount, promise, tts }: KeptVisit,
  result: VisitResult | null,
): Partial<KeptVisit> {
  if (tts !== null) return {};
  const open = { due: '', amount: null };
  return {
    result,
    amount: isPaidResult(result) ? amount : null,
    promise: result === 'PROMISED' ? (promise ?? open) : null,
  };
}

/** A visit as the call has it. It was checked when it was put here; what is still open the server names. */
export function visitBody(visit: KeptVisit, photos: number[]): VisitBody {
  const { tts, amount, promise, result } = visit;
  const hasPromise = promise !== null && (result === 'PROMISED' || isPaidResult(result));
  return {
    ...{ id: visit.id, contract_code: visit.facts.code, visited_at: visit.visitedAt },
    clock_difference: visit.clockDifference,
    ...{
      met: visit.met as VisitMet,
      met_name: visit.metName.trim(),
      place: visit.place as VisitBody['place'],
    },
    result: result as VisitResult,
    tts: tts && { block: tts.block, nth: tts.nth, amount: amount ?? 0 },
    promise: hasPromise ? { due: promise.due, amount: promise.amount ?? 0 } : null,
    ...{ note: visit.note.trim(), position: visit.position },
    no_position: visit.position ? '' : visit.noPosition.trim(),
    ...{
      photos,
      corrects: visit.corrects,
      again_reason: visit.againReason.trim(),
      consent_id: visit.consentId,
    },
  };
}
