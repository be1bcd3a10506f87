import { collectorPlanSchema, type CollectorPlan } from '@/lib/contract/collectorPlan';
import { readEntry, writeEntry } from '@/lib/session/storage';

const NAME = 'offline_collector_customers';

/** This very build of the app: its file is named after what is in it and in those that it needs. */
const BUILD = import.meta.url;

/**
 * The copy of the day's list that shows before the device's database has opened (DOMAIN, Readings). Another person's is
 * deleted; null: there is none that can be read.
 */
export function readPlanCopy(owner: string): CollectorPlan | null {
  const text = readEntry(NAME);
  if (text === null) return null;
  const copy = parsed(text);
  if (copy?.staff_id === owner) {
    // Looking through 200 rows takes a phone longer than showing them.
    if (copy.written_by === BUILD) return withoutHead(copy) as unknown as CollectorPlan;
    const read = collectorPlanSchema.safeParse(copy);
    if (read.success) return read.data;
  }
  writeEntry(NAME, null);
  return null;
}

/** What stands in the copy beside the plan. */
const HEAD = ['saved_at', 'staff_id', 'office_base', 'date', 'written_by'] as const;
type Copy = Partial<Record<(typeof HEAD)[number], unknown>>;

const withoutHead = (copy: Copy) =>
  Object.fromEntries(Object.entries(copy).filter(([name]) => !HEAD.some((other) => other === name)));

function parsed(text: string): Copy | null {
  try {
    const copy: unknown = JSON.parse(text);
    return typeof copy === 'object' ? copy : null;
  } catch {
    return null;
  }
}

/** Keeps the copy; where it does not fit, the database has it alone. */
export function writePlanCopy(owner: string, plan: CollectorPlan, now = new Date()): void {
  const head = {
    ...{ saved_at: now.toISOString(), staff_id: owner, office_base: plan.office.id, date: plan.day },
    written_by: BUILD,
  };
  // What does not fit leaves the old copy, which would say less than the database.
  writeEntry(NAME, null);
  writeEntry(NAME, JSON.stringify({ ...head, ...plan }));
}

/** Whether the strip was put away on that day. */
export const isStripDismissed = (day: string): boolean => readEntry('alert_collector_customers') === day;
export const dismissStrip = (day: string): void => writeEntry('alert_collector_customers', day);
