import { officeTime, outsideCallHours, type OutsideReason } from '@/lib/collection/callHours';
import { handoverErrors } from '@/lib/collection/handoverErrors';
import { visitOutside } from '@/lib/collection/visitErrors';
import type { HandoverResult } from '@/lib/contract/repossessionTerms';
import type { HandoverBody } from '@/lib/contract/repossessions';
import type { VisitOutside } from '@/lib/contract/visitTerms';
import { hasSigned, SIGNATURES, unitPhotos, type KeptBast } from '../device/KeptBast';

/** When a BAST was made, as far as this device can know; `now` while it is being filled. */
export const bastTime = ({ at, clockDifference }: Pick<KeptBast, 'at' | 'clockDifference'>, now: Date) =>
  new Date((at === null ? now.getTime() : Date.parse(at)) + (clockDifference ?? 0));

/** A day in the office of an order. */
export const bastDay = (bast: KeptBast, now: Date): string =>
  officeTime(bast.facts.zone, bastTime(bast, now)).day;

/** The order holds no more, or not yet: a unit that is taken now must be given back. */
export const isOver = (
  { valid_from, valid_until }: { valid_from: string; valid_until: string },
  day: string,
): boolean => day < valid_from || day > valid_until;

/** Why nobody is called on at its time; null: the time is within the rule. */
export function bastOutsideHours(bast: KeptBast, now: Date): OutsideReason | null {
  const { zone, holiday } = bast.facts;
  const time = officeTime(zone, bastTime(bast, now));
  return outsideCallHours(time, { has: (day) => day === holiday?.day });
}

/** What a BAST is outside of, with the consent that was chosen. */
export function bastOutside(bast: KeptBast, now: Date): VisitOutside[] {
  const consent = bast.facts.order.consents.find(({ id }) => id === bast.consentId);
  const met = bast.met === null ? null : bast.met;
  return visitOutside({ met, place: bast.place }, bastOutsideHours(bast, now), consent?.kind ?? null);
}

/** Consents that would allow what it is outside of. */
export const bastConsents = (bast: KeptBast, now: Date) =>
  bast.facts.order.consents.filter(
    ({ kind }) =>
      (kind === 'HOURS' && bastOutsideHours(bast, now) !== null) ||
      (kind === 'PLACE' && bast.place === 'OTHER'),
  );

/** Whether it is still to be filled: begun, or refused for something at its fields. All else somebody at the office looks at. */
export const isFillable = ({ step, refusal }: Pick<KeptBast, 'step' | 'refusal'>): boolean =>
  step === 'draft' || (step === 'refused' && Object.keys(refusal?.fields ?? {}).length > 0);

/** What of a BAST goes with its result, in the call's words; pictures by whether they are there. */
function told(bast: KeptBast) {
  const { result, met, position, kilometres, isUnread, facts } = bast;
  const isTaken = result === 'SURRENDERED';
  const isOther = met === 'OTHER';
  return {
    ...{ result, met, place: bast.place },
    met_name: isOther ? bast.metName.trim() : '',
    met_relation: isOther ? bast.metRelation.trim() : '',
    kilometres: isTaken && !isUnread ? kilometres : null,
    no_kilometres: isTaken && isUnread ? bast.noKilometres.trim() : '',
    checklist: isTaken
      ? facts.order.checklist.flatMap(({ item }) => {
          const state = bast.checks[item];
          return state === undefined ? [] : [{ item, state }];
        })
      : [],
    condition: isTaken ? bast.condition.trim() : '',
    destination: isTaken ? bast.destination.trim() : '',
    note: isTaken ? '' : bast.note.trim(),
    position,
    no_position: position ? '' : bast.noPosition.trim(),
  };
}

/** What is missing in a BAST, in words at its field; empty: it can be sent. */
export function bastProblems(bast: KeptBast): Record<string, string> {
  const isTaken = bast.result === 'SURRENDERED';
  const errors = handoverErrors(
    {
      ...told(bast),
      photos: unitPhotos(bast),
      giver_signature: isTaken && hasSigned(bast, 'giver') ? true : null,
      collector_signature: isTaken && hasSigned(bast, 'collector') ? true : null,
    },
    bast.facts.order.vehicle_kind,
  );
  if (isTaken && !bast.isUnread && bast.kilometres === null) {
    delete errors.no_kilometres;
    errors.kilometres = 'Isi kilometernya, atau tandai tidak terbaca.';
  }
  if (errors.checklist !== undefined) {
    const left = bast.facts.order.checklist.filter(({ item }) => bast.checks[item] === undefined);
    errors.checklist = `Belum diperiksa: ${left.map(({ label }) => label).join(', ')}.`;
  }
  return errors;
}

/** What changes when it is finished: its time is that of the first time since it was signed, and nobody who refuses signs. */
export function finishedBast(bast: KeptBast, now: Date, ahead: number | null): KeptBast {
  const isFirst = bast.at === null;
  return {
    ...bast,
    ...(isFirst && { at: now.toISOString(), clockDifference: ahead }),
    ...(bast.result === 'REFUSED' && { photos: unitPhotos(bast) }),
  };
}

/**
 * A BAST as the call has it. It was checked when it was put here; what is still open the server names.
 * @param ids of its pictures on the server, in the order in which they are kept
 */
export function bastBody(bast: KeptBast, ids: readonly number[]): HandoverBody {
  const { id, facts, at, begunAt, clockDifference, consentId, photos } = bast;
  const idOf = (picture: { id: string }) => ids[photos.findIndex((one) => one.id === picture.id)] ?? null;
  const body = told(bast);
  return {
    ...body,
    ...{ id, order_id: facts.order.order_id, at: at ?? begunAt, clock_difference: clockDifference },
    result: body.result as HandoverResult,
    met: body.met as HandoverBody['met'],
    place: body.place as HandoverBody['place'],
    photos: unitPhotos(bast).flatMap((photo) => idOf(photo) ?? []),
    giver_signature: idOf(SIGNATURES.giver),
    collector_signature: idOf(SIGNATURES.collector),
    consent_id: consentId,
    figures_as_of: facts.order.figures.as_of,
    sale_version: facts.sale.version,
  };
}
