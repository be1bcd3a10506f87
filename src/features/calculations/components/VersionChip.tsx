import { StatusChip, type StatusTone } from '@/components/StatusChip/StatusChip';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { formatDateShort } from '@/lib/format/tanggal';
import { versionStatus, type VersionStatus } from '../domain/versionStatus';

const TONES: Record<VersionStatus, StatusTone> = {
  IN_FORCE: 'paid',
  COMING: 'waiting',
  ENDED: 'neutral',
  OFF: 'neutral',
};

export interface VersionChipProps {
  row: CalculationMaster;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Where a version stands, with the day that matters. */
export function VersionChip({ row, today }: VersionChipProps) {
  const status = versionStatus(row, today);
  return <StatusChip tone={TONES[status]}>{wordsOf(row, status)}</StatusChip>;
}

function wordsOf({ valid_from, valid_to }: CalculationMaster, status: VersionStatus): string {
  switch (status) {
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
