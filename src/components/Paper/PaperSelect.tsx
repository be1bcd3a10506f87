import { Select } from '@/components/Select/Select';
import { PAPER_SIZES, PAPERS, type PaperSize } from '@/lib/paper/papers';

export interface PaperSelectProps {
  /** The paper that it is printed on. */
  size: PaperSize;
  /** Another paper was chosen. */
  onSize: (size: PaperSize) => void;
}

const OPTIONS = PAPER_SIZES.map((value) => ({ value, label: PAPERS[value].label }));

/** What the printer at hand takes; another choice is kept for this device. */
export function PaperSelect({ size, onSize }: PaperSelectProps) {
  return <Select label="Kertas" options={OPTIONS} value={size} onChange={onSize} />;
}
