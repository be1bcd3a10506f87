import type { FieldErrors } from '@/lib/contract/envelope';
import type { DeliveryWrite, Letter, LetterWay } from '@/lib/contract/letters';
import { formatDate } from '@/lib/format/tanggal';

/** How a delivery is typed. */
export interface DeliveryDraft {
  way: LetterWay;
  day: string;
  /** Whether somebody took it. */
  outcome: 'RECEIVED' | 'TRIED';
  received_by: string;
  note: string;
}

/** What the form begins with: what was recorded, or an empty one of today; of several, an empty one. */
export const draftOf = ({ delivery }: Pick<Letter, 'delivery'>, today: string): DeliveryDraft => ({
  way: delivery?.way ?? 'HAND',
  day: delivery?.day ?? today,
  outcome: delivery?.received_by === null ? 'TRIED' : 'RECEIVED',
  received_by: delivery?.received_by ?? '',
  note: delivery?.note ?? '',
});

/** What is wrong, beside its field. */
export function checkDelivery(
  draft: DeliveryDraft,
  letters: readonly Pick<Letter, 'number' | 'made_on'>[],
  today: string,
): FieldErrors {
  const errors: FieldErrors = {};
  const later = letters.find(({ made_on }) => draft.day < made_on);
  if (draft.day === '') errors.day = 'Isi tanggalnya.';
  else if (later) errors.day = `Surat ${later.number} dibuat ${formatDate(later.made_on)}.`;
  else if (draft.day > today) errors.day = 'Belum terjadi: paling akhir hari ini.';
  if (draft.outcome === 'RECEIVED' && draft.received_by.trim() === '') {
    errors.received_by = 'Isi siapa yang menerima.';
  }
  if (draft.outcome === 'TRIED' && draft.note.trim() === '') {
    errors.note = 'Tulis mengapa tidak dapat diserahkan.';
  }
  return errors;
}

/** What is typed, as it is written. */
export const writeOf = ({ way, day, outcome, received_by, note }: DeliveryDraft): DeliveryWrite => ({
  ...{ way, day, note: note.trim() },
  received_by: outcome === 'RECEIVED' ? received_by.trim() : null,
});
