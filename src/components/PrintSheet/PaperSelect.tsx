import { Select } from '@/components/Select/Select';
import type { PaperSize } from './paperSize';

export interface PaperSelectProps {
  /** The paper it is printed on. */
  size: PaperSize;
  /** Another paper was chosen. */
  onSize: (size: PaperSize) => void;
}

const SIZES: { value: PaperSize; label: string }[] = [
  { value: 'A5', label: 'A5' },
  { value: '80mm', label: 'Gulungan 80 mm' },
  { value: '58mm', label: 'Gulungan 58 mm' },
];

/** What the printer at hand takes. */
export function PaperSelect({ size, onSize }: PaperSelectProps) {
  return (
    <Select label="Kertas" options={SIZES} value={size} onChange={(next) => onSize(next as PaperSize)} />
  );
}
