import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { useSession } from '@/lib/session/useSession';
import { creditListOptions } from './api/credits.queries';
import { defaultListState } from './domain/creditListState';

/** All of them, of every office that the person sees; one row, for only count and sum are shown. */
const LATE = { ...defaultListState(null), period: 'all', status: 'late', size: 1 } as const;

/**
 * For approvers: receipts whose transfer is unconfirmed for three working days, as the list counts and sums them. Hosts that
 * do not know it show nothing.
 */
export function LateTransfers({
  listHref,
}: {
  /** Where the list of receipts is. */
  listHref: string;
}) {
  const isApprover = useSession()?.access.is_credit_approval === 1;
  const { data } = useQuery({ ...creditListOptions(LATE), enabled: isApprover, retry: false });
  if (!data || data.count === 0) return null;
  const { count, count_more, total_payment } = data;
  const sum = total_payment === null ? '' : `, ${formatRupiah(total_payment)}`;
  return (
    <InlineAlert tone="warning" title="Transfer belum dikonfirmasi:">
      <Link href={`${listHref}?period=all&status=late&office=all`}>
        {formatNumber(count)}
        {count_more && '+'} nota{sum}
      </Link>{' '}
      sudah 3 hari kerja atau lebih tidak cocok dengan mutasi bank. Minta mutasinya diunggah dan diperiksa.
    </InlineAlert>
  );
}
