import { TileFilter } from '@/components/TileFilter/TileFilter';
import type { PriceDiff } from '@/lib/contract/prices';
import type { StatusLabel } from '@/lib/words/statusLabel';
import { countsOf, DIFF_PARTS, type DiffPart } from '../domain/diffView';

export interface DiffFilterProps {
  diff: PriceDiff;
  /** The part that is shown. */
  value: DiffPart;
  onChange: (part: DiffPart) => void;
}

const WORDS: Record<DiffPart, StatusLabel> = {
  wrong: { words: 'Salah', tone: 'overdue' },
  changed: { words: 'Berubah', tone: 'waiting' },
  added: { words: 'Baru', tone: 'paid' },
  missing: { words: 'Tidak ada di berkas', tone: 'due' },
  same: { words: 'Sama', tone: 'neutral' },
};

/** How many lines a file adds, changes and leaves out; pressing one shows its lines. */
export function DiffFilter({ diff, value, onChange }: DiffFilterProps) {
  const counts = countsOf(diff);
  return (
    <TileFilter
      label="Bagian pratinjau"
      value={value}
      onChange={onChange}
      tiles={DIFF_PARTS.map((key) => ({ key, ...WORDS[key], rows: counts[key] }))}
    />
  );
}
