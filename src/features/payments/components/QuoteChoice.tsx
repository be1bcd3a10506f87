import { Select } from '@/components/Select/Select';
import type { Settlement } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

export interface QuoteChoiceProps {
  /** The settlement as it would be today, without a quote. */
  today: Settlement;
  /** Numbered quotes that still hold; with none there is nothing to choose. */
  held: readonly Settlement[];
  /** Id of the chosen quote; null: the calculation of today. */
  chosen: number | null;
  /** Nothing can be chosen or typed. */
  disabled?: boolean;
  /** Id of the quote; null: as of today. */
  onChoose: (id: number | null) => void;
}

/** Which settlement is shown and taken: a quote that was given before, or the calculation of today. */
export function QuoteChoice({ today, held, chosen, disabled, onChoose }: QuoteChoiceProps) {
  if (held.length === 0) return null;
  const options = [
    { value: '', label: `Hitungan hari ini: ${formatRupiah(today.total)}` },
    ...held.map((one) => ({
      value: String(one.quote?.id),
      label: `${one.quote?.number ?? ''}: ${formatRupiah(one.total)}, berlaku sampai ${formatDate(one.valid_until)}`,
    })),
  ];
  return (
    <Select
      label="Pelunasan menurut"
      options={options}
      value={chosen === null ? '' : String(chosen)}
      disabled={disabled}
      onChange={(value) => onChoose(value === '' ? null : Number(value))}
    />
  );
}
