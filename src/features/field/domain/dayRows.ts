import { owedBy } from '@/lib/collection/promiseErrors';
import type { CollectorPlan, PlanRow } from '@/lib/contract/collectorPlan';
import type { VisitResult } from '@/lib/contract/visitTerms';
import type { QueueState } from '@/lib/device/QueueState';
import type { SendingStatus } from '@/components/SendingLine/SendingLine';
import type { KeptVisit } from '../device/KeptVisit';
import { routeOrder } from './routeOrder';
import { visitDay } from './visitRules';
import { visitStatus } from './visitStatus';

/** A visit of the plan's day, on this device or at the server. */
export interface DayVisit {
  id: string;
  /** Null: not chosen yet. */
  result: VisitResult | null;
  /** ISO 8601. */
  at: string;
  /** What was taken, rupiah; 0: nothing. */
  amount: number;
  status: SendingStatus;
  /** It is still to be finished or mended. */
  isOpen: boolean;
  /** Of the plan's day; what waits from another day is not. */
  isToday: boolean;
  /** As the device has it; null: the server alone. */
  kept: KeptVisit | null;
}

/** An account of the day with what came of it so far. */
export interface DayRow {
  row: PlanRow;
  /** All that is due by the plan's day, with penalty; rupiah. */
  due: number;
  /** Oldest first. */
  visits: readonly DayVisit[];
  /** `open`: to be visited; `mend`: refused, or begun and not finished; `done`: visited, or nobody's to visit any more. */
  state: 'open' | 'mend' | 'done';
}

const AT_SERVER: SendingStatus = { tone: 'paid', label: 'Terkirim', detail: 'Sudah diterima server.' };

/** The plan's rows with the visits of this device: what it keeps comes before what the server knew when it was asked. */
export function dayRows(
  { rows, day }: Pick<CollectorPlan, 'rows' | 'day'>,
  kept: readonly KeptVisit[],
  queue: QueueState,
): DayRow[] {
  const shown = kept.filter((visit) => visit.step !== 'sent' || visitDay(visit) === day);
  return rows.map((row) => {
    const own = shown
      .filter(({ facts }) => facts.code === row.contract_code)
      .map((visit): DayVisit => ({
        ...{ id: visit.id, result: visit.result, at: visit.visitedAt, amount: visit.amount ?? 0 },
        status: visitStatus(visit, queue.get(visit.id) ?? null),
        isOpen: visit.step === 'draft' || visit.step === 'refused',
        isToday: visitDay(visit) === day,
        kept: visit,
      }));
    const known = new Set(own.map(({ id }) => id));
    const others = row.visits
      .filter(({ id }) => !known.has(id))
      .map((visit): DayVisit => ({ ...visit, status: AT_SERVER, isOpen: false, isToday: true, kept: null }));
    const visits = [...others, ...own].toSorted((a, b) => a.at.localeCompare(b.at));
    const isDone = row.state !== 'OPEN' || visits.some(({ isToday }) => isToday);
    const state = visits.some(({ isOpen }) => isOpen) ? 'mend' : isDone ? 'done' : 'open';
    return { row, due: owedBy(row.owed, day, day), visits, state };
  });
}

/** What of the day is shown. */
export const DAY_PARTS = ['all', 'open', 'mend', 'done'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
export type DayOrder = 'plan' | 'route';

const words = (text: string) => text.toLocaleLowerCase('id').replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether somebody looks for it: by name, code, plate, address or number. */
export function isSearched({ row }: DayRow, search: string): boolean {
  if (search === '') return true;
  const { customer_name, contract_code, plate, billing_address, village, phone } = row;
  const all = [customer_name, contract_code, plate, billing_address, village ?? '', phone]
    .map(words)
    .join('\n');
  return search
    .split(/\s+/)
    .map(words)
    .every((word) => all.includes(word));
}

const STANDING: Record<DayRow['state'], number> = { mend: 0, open: 1, done: 2 };

/**
 * The day in the order that was chosen: what needs a hand first, what is visited last.
 * @param from where the way begins; null: not known
 */
export function orderedRows(rows: readonly DayRow[], order: DayOrder, from: PlanRow['position']): DayRow[] {
  const of = (state: DayRow['state']) => rows.filter((one) => one.state === state);
  const open = of('open').map((day) => ({ day, position: day.row.position }));
  const way = order === 'route' ? routeOrder(open, from) : open;
  return [...of('mend'), ...way.map(({ day }) => day), ...of('done')].toSorted(
    (a, b) => STANDING[a.state] - STANDING[b.state],
  );
}

/** How many rows each part has. */
export function partCounts(rows: readonly DayRow[]): Record<DayPart, number> {
  const of = (state: DayRow['state']) => rows.filter((one) => one.state === state).length;
  return { all: rows.length, open: of('open'), mend: of('mend'), done: of('done') };
}
