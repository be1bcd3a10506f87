import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { HandoverCollector } from '@/lib/contract/handovers';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

export interface CarriedNoticeProps {
  /** Who carries money, the oldest first. */
  rows: readonly HandoverCollector[];
  /** Where it is handed over. */
  href: string;
}

/** What collectors carry, since when, and whether it is late; nothing when all was handed over. */
export function CarriedNotice({ rows, href }: CarriedNoticeProps) {
  const [oldest] = rows;
  if (!oldest) return null;
  const sum = (of: 'count' | 'total' | 'late') => rows.reduce((all, row) => all + row[of], 0);
  const late = sum('late');
  return (
    <InlineAlert
      tone={late > 0 ? 'warning' : 'info'}
      title="Dibawa kolektor:"
      action={
        <LinkButton kind="quiet" href={href}>
          Setoran Kolektor
        </LinkButton>
      }
    >
      {formatNumber(sum('count'))} tanda terima, {formatRupiah(sum('total'))}, tertua{' '}
      {formatDate(oldest.oldest_day)}.{late > 0 && ` ${formatNumber(late)} lebih dari satu hari kerja.`}
    </InlineAlert>
  );
}
