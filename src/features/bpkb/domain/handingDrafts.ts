import type { BpkbBook, prepareBpkb } from '@/lib/contract/bpkbBook';
import { PAPERS_OF, type HandingPaper, type HandingWay } from '@/lib/contract/bpkbTerms';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { PHONE_SIGNS } from '@/lib/contract/phoneNumbers';
import type { KeptFile } from '@/lib/contract/files';
import type { SignatureDraft } from './SignatureDraft';

/** Who fetches a book, by what right, with which papers. */
export interface PrepareDraft {
  /** '': not chosen yet. */
  way: HandingWay | '';
  person: string;
  phone: string;
  papers: Readonly<Partial<Record<HandingPaper, KeptFile | null>>>;
  note: string;
}

/** The only way there is is chosen already. */
export const startPrepare = ({ ways }: Pick<BpkbBook, 'ways'>): PrepareDraft => ({
  way: ways.length === 1 ? (ways[0] ?? '') : '',
  ...{ person: '', phone: '', papers: {}, note: '' },
});

/** Papers that the way needs, in the order in which they are asked for. */
export const papersOf = (way: HandingWay | ''): readonly HandingPaper[] => (way === '' ? [] : PAPERS_OF[way]);

/** What is wrong, by field; a paper is called `papers.RECEIVER_ID`. */
export function checkPrepare({ way, person, phone, papers }: PrepareDraft): FieldErrors {
  const missing = papersOf(way).filter((paper) => !papers[paper]);
  return {
    ...(way === '' && { way: 'Pilih siapa yang mengambil.' }),
    ...(person.trim().length < 2 && { person: 'Tulis nama seperti pada KTP.' }),
    ...(!PHONE_SIGNS.test(phone.trim()) && { phone: 'Isi angka, spasi, strip, atau tanda kurung.' }),
    ...Object.fromEntries(missing.map((paper) => [`papers.${paper}`, 'Foto, atau lampirkan PDF-nya.'])),
  };
}

export const toPrepare = (draft: PrepareDraft, version: number): BodyOf<typeof prepareBpkb> => {
  const { way, person, phone, papers, note } = draft;
  return {
    ...{ version, way: way || 'DEBTOR', person, phone, note },
    papers: papersOf(way).flatMap((paper) => {
      const file = papers[paper];
      return file ? [{ paper, file_id: file.id }] : [];
    }),
  };
};

/** What is signed and photographed as a book is given out. */
export interface HandOverDraft {
  signature: SignatureDraft | null;
  photo: KeptFile | null;
  note: string;
}
export const START_HAND_OVER: HandOverDraft = { signature: null, photo: null, note: '' };
export const checkHandOver = ({ signature, photo }: HandOverDraft): FieldErrors => ({
  ...(photo === null && { photo_id: 'Foto penerima bersama bukunya.' }),
  ...(signature === null && { signature_id: 'Penerima menandatangani di sini.' }),
});
