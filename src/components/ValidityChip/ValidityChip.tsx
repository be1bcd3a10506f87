import { StatusChip } from '@/components/StatusChip/StatusChip';
import { formatDateShort } from '@/lib/format/tanggal';
import type { StatusTone } from '@/lib/labels/statusLabel';
import { validityOn, type Validity, type ValidDates } from './validity';

const TONES: Record<Validity, StatusTone> = {
  IN_FORCE: 'paid',
  COMING: 'waiting',
  ENDED: 'neutral',
  OFF: 'neutral',
};

export interface ValidityChipProps {
  /** From when to when it holds. */
  row: ValidDates;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Where a record with a first and a last day stands, with the day that matters. */
export function ValidityChip({ row, today }: ValidityChipProps) {
  const validity = validityOn(row, today);
  return <StatusChip tone={TONES[validity]}>{validityText(row, validity)}</StatusChip>;
}

function validityText({ valid_from, valid_to }: ValidDates, validity: Validity): string {
  switch (validity) {
    case 'IN_FORCE':
      return valid_to ? `Berlaku s.d. ${formatDateShort(valid_to)}` : `Berlaku`;
    case 'COMING':
      return `Mulai ${formatDateShort(valid_from)}`;
    case 'ENDED':
      return `Berakhir ${formatDateShort(valid_to)}`;
    case 'OFF':
      return 'Nonaktif';
  }
}
