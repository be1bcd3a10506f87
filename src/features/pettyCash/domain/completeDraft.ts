import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import { goesOut } from './pettyText';

/** What is said when the money of a move is there. */
export interface CompleteDraft {
  reference: string;
  file: KeptFile | null;
}

export const EMPTY_COMPLETE: CompleteDraft = { reference: '', file: null };

/** Money of a bank or the head office names what it is called there. */
export const asksReference = ({ place }: Pick<PettyRequest, 'place'>): boolean => place !== 'DRAWER';

/** What is wrong, by field; empty: it can be sent. */
export const checkComplete = (draft: CompleteDraft, request: PettyRequest): FieldErrors =>
  asksReference(request) && draft.reference.trim().length < 3
    ? { reference: 'Tulis nomor referensinya.' }
    : {};

/** The same as the call takes it. */
export const toComplete = ({ reference, file }: CompleteDraft, request: PettyRequest) => ({
  reference: asksReference(request) ? reference : '',
  file_id: asksReference(request) ? (file?.id ?? null) : null,
});

/** The press by which the money moves, for who moves it. */
export function completeLabel({ kind, place }: Pick<PettyRequest, 'kind' | 'place'>): string {
  if (place === 'DRAWER') return goesOut(kind) ? 'Terima ke kas saya' : 'Serahkan dari kas saya';
  return goesOut(kind) ? 'Uang sudah diserahkan' : 'Uang sudah diterima';
}
