import { SETTLED_BY, type BpkbSettlement } from '@/lib/contract/bpkbCountTerms';
import type { BpkbFindingRow, settleBpkbFinding } from '@/lib/contract/bpkbCounts';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';

/** How a difference is settled. '': not said yet. */
export interface SettleDraft {
  settlement: BpkbSettlement | '';
  place: string;
  note: string;
  photo: KeptFile | null;
}
export const START_SETTLE: SettleDraft = { settlement: '', place: '', note: '', photo: null };

/** What may settle it, each with what is in its way; null: nothing. */
export const waysOf = ({ finding, acted }: Pick<BpkbFindingRow, 'finding' | 'acted'>) =>
  SETTLED_BY[finding].map((settlement) => ({
    settlement,
    whyNot:
      settlement === 'RECORDED' && !acted
        ? 'Belum ada kejadian di BPKB ini sejak dihitung; catat dahulu di halamannya.'
        : null,
  }));

export const checkSettle = ({ settlement, place, note, photo }: SettleDraft): FieldErrors => ({
  ...(settlement === '' && { settlement: 'Pilih caranya.' }),
  ...(settlement === 'FOUND' && place === '' && { place_id: 'Pilih tempat BPKB ditemukan.' }),
  ...(settlement === 'FOUND' && photo === null && { file_ids: 'Foto bukunya.' }),
  ...(settlement === 'EXPLAINED' &&
    note.trim().length < 5 && { note: 'Tulis penjelasannya, paling sedikit 5 karakter.' }),
});

/** What is sent of a draft that is right. */
export const toSettle = (
  { settlement, place, note, photo }: SettleDraft,
  version: number,
  bookId: number,
): BodyOf<typeof settleBpkbFinding> => ({
  ...{ version, book_id: bookId, settlement: settlement === '' ? 'EXPLAINED' : settlement, note },
  place_id: settlement === 'FOUND' ? Number(place) : null,
  file_ids: settlement === 'FOUND' && photo ? [photo.id] : [],
});
