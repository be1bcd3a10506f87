import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { OverdueFilling } from '@/lib/contract/overdue';
import { formatNumber } from '@/lib/format/rupiah';

export interface FillingNoticeProps {
  /** How far the calculation is, in contracts. */
  filling: OverdueFilling;
}

/** What contracts owe is still calculated for the first time: what is shown is not yet all of it. */
export const FillingNotice = ({ filling: { done, total } }: FillingNoticeProps) => (
  <InlineAlert
    tone="warning"
    title={`Sisa pokok dihitung ${formatNumber(done)} dari ${formatNumber(total)} kontrak`}
  >
    Jumlah rupiah di halaman ini belum lengkap sampai perhitungan selesai.
  </InlineAlert>
);
