import { officeTime, outsideCallHours } from '@/lib/collection/callHours';
import type { CallHours } from '@/lib/contract/calls';
import type { CollectorPlan, PlanRow } from '@/lib/contract/collectorPlan';

/** Whether a borrower of the plan may be written to at that moment (DOMAIN, Who, where, when): the device knows it by itself. */
export function writingHours(
  { office, day, holiday }: Pick<CollectorPlan, 'office' | 'day' | 'holiday'>,
  { consents }: Pick<PlanRow, 'consents'>,
  now: Date,
): CallHours {
  return {
    outside: outsideCallHours(officeTime(office.zone, now), {
      has: (of) => holiday !== null && of === day,
    }),
    consents: consents.filter(({ kind }) => kind === 'HOURS'),
  };
}
