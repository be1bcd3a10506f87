import type { ConsentBody, ConsentKind } from '@/lib/contract/consents';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { KeptFile } from '@/lib/contract/files';

export const CONSENT_LABELS: Readonly<Record<ConsentKind, string>> = {
  HOURS: 'Jam lain',
  PLACE: 'Tempat lain',
};

/** What is typed of a consent. */
export interface ConsentDraft {
  kind: ConsentKind;
  words: string;
  given_on: string;
  until: string;
  file: KeptFile | null;
}

export const EMPTY_CONSENT: ConsentDraft = { kind: 'HOURS', words: '', given_on: '', until: '', file: null };

/** What keeps a consent from being sent, by field; the server knows the office's day. */
export function checkConsent({ words, given_on, until, file }: ConsentDraft): FieldErrors {
  return {
    ...(words.trim().length < 5 && { words: 'Tulis apa yang disetujui, paling sedikit 5 karakter.' }),
    ...(given_on === '' && { given_on: 'Pilih tanggal diberikan.' }),
    ...(until === '' && { until: 'Pilih tanggal terakhir berlaku.' }),
    ...(until !== '' && until < given_on && { until: 'Tidak boleh sebelum tanggal diberikan.' }),
    ...(file === null && { file_id: 'Unggah surat persetujuan yang ditandatangani nasabah.' }),
  };
}

/** What of it is sent; it was checked. */
export const consentBody = ({ file, words, ...draft }: ConsentDraft): ConsentBody => ({
  ...draft,
  words: words.trim(),
  file_id: file?.id ?? 0,
});
