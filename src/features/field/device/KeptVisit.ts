import type { CollectorPlan, PlanRow } from '@/lib/contract/collectorPlan';
import { newId } from '@/lib/device/KeptRecord';
import type { KeptVisit, VisitFacts } from './keptVisitSchema';
import { serverAhead } from './serverAhead';

export type { KeptVisit, VisitFacts } from './keptVisitSchema';

/** What the visit to an account needs of its plan. */
export function visitFacts(
  { office, day, holiday }: Pick<CollectorPlan, 'office' | 'day' | 'holiday'>,
  row: PlanRow,
): VisitFacts {
  return {
    ...{ code: row.contract_code, name: row.customer_name, phone: row.phone, whatsapp: row.whatsapp },
    ...{ vehicle: row.vehicle, plate: row.plate, address: row.billing_address, place: row.position },
    ...{ village: row.village ?? '', domicile: row.domicile, consents: row.consents },
    office: { id: office.id, name: office.name, zone: office.zone },
    owed: {
      lines: row.owed.lines.map(({ date_maturity, remainder }) => ({ date_maturity, remainder })),
      penalty: row.owed.penalty,
    },
    promiseUntil: row.promise?.until ?? null,
    ...{ day, holiday },
  };
}

export interface VisitBegin {
  owner: string;
  facts: VisitFacts;
  /** Another visit of its day is known. */
  isSecond: boolean;
  /** The visit that it corrects, as far as this device has it. */
  corrected?: Partial<KeptVisit> & { id: string };
  now?: Date;
}

/** A visit that begins now; a correction begins with what the first one says. */
export function newVisit({ owner, facts, isSecond, corrected, now = new Date() }: VisitBegin): KeptVisit {
  const {
    met = null,
    metName = '',
    place = null,
    result = null,
    promise = null,
    note = '',
  } = corrected ?? {};
  return {
    ...{ id: newId(), owner, step: 'draft', photos: [], refusal: null, sentAt: null },
    ...{ facts, visitedAt: now.toISOString(), clockDifference: serverAhead() },
    ...{ met, metName, place, result, promise, note, amount: null, tts: null },
    ...{ position: null, noPosition: '', corrects: corrected?.id ?? null, isSecond, againReason: '' },
    consentId: null,
  };
}

/**
 * A draft as of now: it may have been begun on another day and put down since, and counts when it is finished. What was
 * finished before, or gave a number, keeps its time.
 */
export function timedVisit(visit: KeptVisit, now = new Date()): KeptVisit {
  if (visit.step !== 'draft' || visit.tts !== null) return visit;
  return { ...visit, visitedAt: now.toISOString(), clockDifference: serverAhead() };
}
