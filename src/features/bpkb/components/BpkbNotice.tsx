import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { BpkbFigures } from '@/lib/contract/bpkbList';
import type { BpkbTask } from '@/lib/contract/bpkbTerms';
import { formatNumber } from '@/lib/format/rupiah';

export interface BpkbNoticeProps {
  /** How many books stand on each list. */
  figures: BpkbFigures;
  /** Where a list is; left out for those who may not go there. */
  hrefOf?: ((task: BpkbTask) => string) | undefined;
}

/** What Home says of each list, in the order in which it is worked off. */
const SAID: readonly [BpkbTask, string][] = [
  ['LATE_FROM_DEALER', 'terlambat dari dealer'],
  ['LENT_TOO_LONG', 'terlambat kembali'],
  ['TO_MAKE_READY', 'lunas, belum disiapkan'],
  ['NOT_FETCHED_30', 'belum diambil 30 hari'],
  ['NOT_FETCHED_90', 'belum diambil 90 hari'],
  ['NOT_FETCHED_180', 'belum diambil 180 hari'],
];
const LATE: ReadonlySet<BpkbTask> = new Set<BpkbTask>(['LATE_FROM_DEALER', 'LENT_TOO_LONG']);

/** On Home: books that are late, not ready or not fetched, each figure with its list; nothing when all is well. */
export function BpkbNotice({ figures: { tasks }, hrefOf }: BpkbNoticeProps) {
  const open = SAID.flatMap(([task, words]) => {
    const of = tasks.find((one) => one.task === task);
    return of && of.count > 0
      ? [{ task, words, count: `${formatNumber(of.count)}${of.count_more ? '+' : ''}` }]
      : [];
  });
  if (open.length === 0) return null;
  const isLate = open.some(({ task }) => LATE.has(task));
  return (
    <InlineAlert tone={isLate ? 'warning' : 'info'} title="BPKB:">
      {open.map(({ task, count, words }, nth) => (
        <span key={task}>
          {nth > 0 && '; '}
          {count} {hrefOf ? <Link href={hrefOf(task)}>{words}</Link> : words}
        </span>
      ))}
      .
    </InlineAlert>
  );
}
