import type { RestructurePlan } from '@/lib/arithmetic/restructure';
import type { RestructureBasis, RestructurePlanned } from '@/lib/contract/restructures';
import { formatDifference, formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';

/** What goes over and what it becomes, of a plan that is typed or one that waits; rupiah. */
export interface ShownRestructure {
  as_of: string;
  carried: Pick<RestructureBasis['carried'], 'principal' | 'interest' | 'penalty' | 'total'>;
  before: RestructureBasis['before'];
  /** Null while it cannot be calculated. */
  after: {
    forgiven: number;
    principal: number;
    instalment: number;
    tenor: number;
    last_due: string;
    /** What is paid in all. */
    total: number;
  } | null;
}

/** One figure as people read it. */
export interface Figure {
  label: string;
  value: string;
  /** A sum. */
  main?: boolean;
}

/** What of the contract goes over, down to the new principal. */
export function carriedFigures({ as_of, carried, after }: ShownRestructure): Figure[] {
  return [
    { label: 'Sisa pokok', value: formatNumber(carried.principal) },
    { label: `Bunga sampai ${formatDateShort(as_of)}`, value: formatNumber(carried.interest) },
    { label: 'Denda', value: formatNumber(carried.penalty) },
    ...(after && after.forgiven > 0
      ? [{ label: 'Denda dibebaskan', value: formatNumber(-after.forgiven) }]
      : []),
    after
      ? { label: 'Pokok baru', value: formatNumber(after.principal), main: true }
      : { label: 'Sisa seluruhnya', value: formatNumber(carried.total), main: true },
  ];
}

/** One figure of both schedules. */
export interface BeforeAfter {
  label: string;
  before: string;
  after: string;
  /** What the second is more, or in parentheses less; empty where a difference says nothing. */
  difference: string;
  main?: boolean;
}

/** The old schedule beside the new one: what is still to be paid by each. */
export function scheduleFigures({ before, after }: ShownRestructure): BeforeAfter[] {
  const old = before.remainder + before.penalty;
  const money = (was: number, is: number | undefined) => ({
    before: formatNumber(was),
    after: formatNumber(is),
    difference: is === undefined ? '' : formatDifference(is - was),
  });
  return [
    { label: 'Angsuran per bulan', ...money(before.instalment, after?.instalment) },
    {
      label: 'Banyak angsuran',
      before: formatNumber(before.open),
      after: formatNumber(after?.tenor),
      difference: after ? formatDifference(after.tenor - before.open) : '',
    },
    {
      label: 'Jatuh tempo terakhir',
      before: formatDateShort(before.last_due),
      after: formatDateShort(after?.last_due ?? null),
      difference: '',
    },
    { label: 'Yang masih dibayar', ...money(old, after?.total), main: true },
  ];
}

/** The same of what is typed. */
export function shownOf(basis: RestructureBasis, plan: RestructurePlan | null): ShownRestructure {
  const { as_of, carried, before } = basis;
  const after = plan && {
    forgiven: plan.forgiven,
    principal: plan.principal,
    instalment: plan.instalment,
    tenor: plan.schedule.length,
    last_due: plan.schedule.at(-1)?.date_maturity ?? '',
    total: plan.total,
  };
  return { as_of, carried, before, after };
}

/** The same of what waits. */
export function shownOfPlanned(planned: RestructurePlanned): ShownRestructure {
  const { as_of, carried, before, schedule } = planned;
  return { as_of, carried, before, after: { ...planned, last_due: schedule.at(-1)?.date_maturity ?? '' } };
}
