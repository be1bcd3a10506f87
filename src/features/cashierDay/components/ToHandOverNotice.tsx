import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { CashToHandOver } from '@/lib/contract/drawerRequests';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatDateShort } from '@/lib/format/tanggal';

export interface ToHandOverNoticeProps {
  /** Counted cash that nobody received yet. */
  due: CashToHandOver;
  /** Address of a cashier's day. */
  hrefOf: (staffId: number, day: string) => string;
}

/** Days named before the rest is counted. */
const MAX_NAMED = 6;

/** "Belum disetor": how much, from which day on, by whom; nothing when all was received. */
export function ToHandOverNotice({ due: { count, total, rows }, hrefOf }: ToHandOverNoticeProps) {
  const [oldest] = rows;
  if (!oldest) return null;
  const more = count - Math.min(rows.length, MAX_NAMED);
  return (
    <InlineAlert tone="warning" title="Belum disetor:">
      {formatNumber(count)} hari kas, {formatRupiah(total)}, tertua {formatDate(oldest.day)}.{' '}
      {rows.slice(0, MAX_NAMED).map(({ cashier, day, request_id: request }, index) => (
        <span key={`${cashier.id}${day}`}>
          {index > 0 && ', '}
          <Link href={hrefOf(cashier.id, day)}>
            {cashier.name} ({formatDateShort(day)}
            {request !== null && ', menunggu konfirmasi'})
          </Link>
        </span>
      ))}
      {more > 0 && `, dan ${formatNumber(more)} lagi`}
    </InlineAlert>
  );
}
