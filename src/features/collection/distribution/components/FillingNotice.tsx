import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { formatNumber } from '@/lib/format/rupiah';

export interface FillingNoticeProps {
  /** How far outstanding is calculated; null: for every contract. */
  filling: { done: number; total: number } | null;
}

/** Says that sums are not whole yet, while contracts of before are calculated. */
export function FillingNotice({ filling }: FillingNoticeProps) {
  if (!filling) return null;
  return (
    <InlineAlert tone="warning" title="Sisa pokok belum lengkap">
      Sisa pokok dihitung {formatNumber(filling.done)} dari {formatNumber(filling.total)} kontrak; yang belum
      dihitung tampil sebagai 0.
    </InlineAlert>
  );
}
