import { TileFilter } from '@/components/TileFilter/TileFilter';
import type { PriceDiff } from '@/lib/contract/prices';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import { countsOf, DIFF_PARTS, type DiffPart } from '../domain/diffView';

export interface DiffFilterProps {
  /** The new list against the one that holds. */
  diff: PriceDiff;
  /** The part that is shown. */
  value: DiffPart;
  /** The part that was chosen. */
  onChange: (part: DiffPart) => void;
}

const PART_LABELS: Record<DiffPart, StatusLabel> = {
  wrong: { label: 'Salah', tone: 'overdue' },
  changed: { label: 'Berubah', tone: 'waiting' },
  added: { label: 'Baru', tone: 'paid' },
  missing: { label: 'Tidak ada di berkas', tone: 'due' },
  same: { label: 'Sama', tone: 'neutral' },
};

/** How many lines a file adds, changes and leaves out; pressing one shows its lines. */
export function DiffFilter({ diff, value, onChange }: DiffFilterProps) {
  const counts = countsOf(diff);
  return (
    <TileFilter
      label="Bagian pratinjau"
      value={value}
      onChange={onChange}
      tiles={DIFF_PARTS.map((key) => ({ key, ...PART_LABELS[key], rows: counts[key] }))}
    />
  );
}
