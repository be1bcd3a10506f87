import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';
import type { askTts, returnTts } from '@/lib/contract/handovers';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import type { FieldDay } from '@/lib/contract/requestedAction';

/** Who gets money back, and the paper that they signed. */
export interface ReturnDraft {
  to: string;
  file: KeptFile | null;
}

export const checkReturn = ({ to, file }: ReturnDraft): FieldErrors => ({
  ...(to.trim().length < 2 && { to: 'Tulis nama yang menerima uangnya.' }),
  ...(file === null && { file_id: 'Lampirkan tanda terima yang ditandatangani.' }),
});

export const toReturn = ({ to, file }: ReturnDraft): BodyOf<typeof returnTts> => ({
  to: to.trim(),
  file_id: file?.id ?? 0,
});

/** Which day the notas have, and why it is asked. */
export interface AskDraft {
  day: FieldDay;
  reason: string;
}

export const EMPTY_ASK: AskDraft = { day: 'TAKEN', reason: '' };

export const checkAsk = ({ reason }: AskDraft): FieldErrors => ({
  ...(reason.trim().length < MIN_REASON_LENGTH && {
    reason: `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`,
  }),
});

export const toAsk = ({ day, reason }: AskDraft): BodyOf<typeof askTts> => ({ day, reason: reason.trim() });
