import type {
  BpkbBook,
  arriveBpkb,
  loseBpkb,
  returnBpkb,
  sendBpkb,
  storeBpkb,
} from '@/lib/contract/bpkbBook';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { fileIds, NO_FILES, type FilesDraft } from './filesDraft';

const NO_PHOTO = 'Foto bukunya.';

/** Where a book is put. '': not chosen yet. */
export interface StoreDraft {
  place: string;
  note: string;
}
export const START_STORE: StoreDraft = { place: '', note: '' };
export const checkStore = ({ place }: StoreDraft): FieldErrors =>
  place === '' ? { place_id: 'Pilih tempatnya.' } : {};
export const toStore = ({ place, note }: StoreDraft, version: number): BodyOf<typeof storeBpkb> => ({
  ...{ version, place_id: Number(place), note },
});

/** What is seen of a book that is back. */
export interface ReturnDraft {
  person: string;
  note: string;
  files: FilesDraft;
}
export const startReturn = ({ holder }: Pick<BpkbBook, 'holder'>): ReturnDraft => ({
  ...{ person: holder, note: '', files: NO_FILES },
});
export const checkReturn = ({ person, files }: ReturnDraft): FieldErrors => ({
  ...(person.trim().length < 2 && { person: 'Tulis siapa yang membawanya.' }),
  ...(fileIds(files).length === 0 && { file_ids: NO_PHOTO }),
});
export const toReturn = (
  { person, note, files }: ReturnDraft,
  version: number,
): BodyOf<typeof returnBpkb> => ({
  ...{ version, person, note, file_ids: fileIds(files) },
});

/** Where a book is sent, and who carries it. */
export interface SendDraft {
  office: string;
  person: string;
  note: string;
}
export const START_SEND: SendDraft = { office: '', person: '', note: '' };
export const checkSend = ({ office, person }: SendDraft): FieldErrors => ({
  ...(office === '' && { to_office_id: 'Pilih kantor tujuannya.' }),
  ...(person.trim().length < 2 && { person: 'Tulis siapa yang membawanya.' }),
});
export const toSend = ({ office, person, note }: SendDraft, version: number): BodyOf<typeof sendBpkb> => ({
  ...{ version, to_office_id: Number(office), person, note },
});

/** Where a book that was under way is in hand. */
export interface ArriveDraft {
  office: string;
  note: string;
  files: FilesDraft;
}
export const startArrive = ({
  to_office: to,
  office,
}: Pick<BpkbBook, 'to_office' | 'office'>): ArriveDraft => ({
  ...{ office: String((to ?? office).id), note: '', files: NO_FILES },
});
/** It came back to where it was sent from. */
export const cameBack = ({ office }: Pick<ArriveDraft, 'office'>, book: Pick<BpkbBook, 'office'>): boolean =>
  office === String(book.office.id);
export const checkArrive = (draft: ArriveDraft, book: Pick<BpkbBook, 'office'>): FieldErrors => ({
  ...(cameBack(draft, book) && draft.note.trim().length < 5 && { note: 'Tulis mengapa kembali.' }),
  ...(fileIds(draft.files).length === 0 && { file_ids: NO_PHOTO }),
});
export const toArrive = (
  { office, note, files }: ArriveDraft,
  version: number,
): BodyOf<typeof arriveBpkb> => ({
  ...{ version, office_id: Number(office), note, file_ids: fileIds(files) },
});

/** What is said of a book that is gone. */
export interface LoseDraft {
  reason: string;
  files: FilesDraft;
}
export const START_LOSE: LoseDraft = { reason: '', files: NO_FILES };
export const checkLose = ({ reason, files }: LoseDraft): FieldErrors => ({
  ...(reason.trim().length < 5 && { reason: 'Tulis apa yang terjadi, paling sedikit 5 karakter.' }),
  ...(fileIds(files).length === 0 && { file_ids: 'Lampirkan surat kehilangan dari polisi.' }),
});
export const toLose = ({ reason, files }: LoseDraft, version: number): BodyOf<typeof loseBpkb> => ({
  ...{ version, reason, file_ids: fileIds(files) },
});
