import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { FiduciaryFigures } from '@/lib/contract/fiduciaryDeadlines';
import { FIDUCIARY_TASKS, type FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import { formatNumber } from '@/lib/format/rupiah';

export interface FiduciaryNoticeProps {
  /** How many are late and near. */
  figures: FiduciaryFigures;
  /** Where a list is, narrowed to what is late or near. */
  hrefOf: (list: FiduciaryTask) => string;
}

const NOUNS: Readonly<Record<FiduciaryTask, string>> = { register: 'pendaftaran', remove: 'penghapusan' };

/** Fiduciaries whose last day has passed or is near, each list with its way there; nothing where there are none. */
export function FiduciaryNotice({ figures, hrefOf }: FiduciaryNoticeProps) {
  const tasks = FIDUCIARY_TASKS.filter((task) => figures[task].late.count + figures[task].near.count > 0);
  if (tasks.length === 0) return null;
  const isLate = tasks.some((task) => figures[task].late.count > 0);
  return (
    <InlineAlert tone={isLate ? 'warning' : 'info'} title="Jaminan fidusia:">
      {tasks.map((task, nth) => (
        <span key={task}>
          {nth > 0 && '; '}
          <Link href={hrefOf(task)}>{NOUNS[task]}</Link> {wordsOf(figures[task])}
        </span>
      ))}
      .
    </InlineAlert>
  );
}

function wordsOf({ late, near }: FiduciaryFigures[FiduciaryTask]): string {
  const counted = ({ count, count_more }: typeof late) => `${formatNumber(count)}${count_more ? '+' : ''}`;
  return [
    ...(late.count > 0 ? [`${counted(late)} terlambat`] : []),
    ...(near.count > 0 ? [`${counted(near)} tinggal 7 hari atau kurang`] : []),
  ].join(', ');
}
