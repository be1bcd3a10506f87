import type { FieldErrors } from '@/lib/contract/envelope';
import type { HandOverWay } from '@/lib/contract/drawerRequests';
import type { KeptFile } from '@/lib/contract/files';

/** What is typed before cash is handed over. */
export interface HandOverDraft {
  way: HandOverWay;
  bank: string;
  reference: string;
  file: KeptFile | null;
  /** '': nobody is chosen yet. */
  receiver: string;
  note: string;
}

export const EMPTY_HAND_OVER: HandOverDraft = {
  way: 'BANK',
  bank: '',
  reference: '',
  file: null,
  receiver: '',
  note: '',
};

/** What is missing, by field; empty: it can be sent. */
export function checkHandOver({ way, bank, reference, file, receiver }: HandOverDraft): FieldErrors {
  if (way === 'HOLDER') return receiver === '' ? { receiver_id: 'Pilih kasir yang menerima uangnya.' } : {};
  if (way === 'SAFE') return {};
  return checkBank({ bank, reference, file });
}

/** What is missing of what a bank was given. */
export const checkBank = ({
  bank,
  reference,
  file,
}: Pick<HandOverDraft, 'bank' | 'reference' | 'file'>): FieldErrors => ({
  ...(bank.trim().length < 2 && { bank: 'Tulis nama banknya.' }),
  ...(reference.trim().length < 3 && { reference: 'Tulis nomor referensi pada bukti setor.' }),
  ...(file === null && { file_id: 'Unggah bukti setornya.' }),
});

/** The same as the call takes it; what belongs to another way is left out. */
export const toHandOver = ({ way, bank, reference, file, receiver, note }: HandOverDraft) => ({
  way,
  bank: way === 'BANK' ? bank : '',
  reference: way === 'BANK' ? reference : '',
  file_id: way === 'BANK' ? (file?.id ?? null) : null,
  receiver_id: way === 'HOLDER' ? Number(receiver) : null,
  note,
});
