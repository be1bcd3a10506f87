import type { BpkbBook, receiveBpkb } from '@/lib/contract/bpkbBook';
import { BPKB_FACT_LABELS, BPKB_FACTS, type BpkbFact, type BpkbKind } from '@/lib/contract/bpkbTerms';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { stillRefused } from '@/lib/forms/stillRefused';
import { differingFacts } from '@/lib/registration/bookFacts';
import { fileIds, NO_FILES, type FilesDraft } from './filesDraft';

/** What is read from a book that came, as it is typed. */
export interface ReceiveDraft extends Record<BpkbFact, string> {
  /** '': not chosen yet. */
  kind: BpkbKind | '';
  person: string;
  files: FilesDraft;
  note: string;
}

export const startReceive = ({ kind }: Pick<BpkbBook, 'kind'>): ReceiveDraft => ({
  ...{ kind: kind ?? '', number: '', chassis_number: '', engine_number: '', plate_number: '', owner: '' },
  ...{ person: '', files: NO_FILES, note: '' },
});

/** Characters of each at least, as the call takes them. */
const LEAST: Readonly<Record<BpkbFact, number>> = {
  ...{ number: 3, chassis_number: 3, engine_number: 3, plate_number: 1, owner: 2 },
};

/** What is wrong, by field; empty: it can be sent. A difference asks for its reason. */
export function checkReceive(draft: ReceiveDraft, { facts }: Pick<BpkbBook, 'facts'>): FieldErrors {
  const short = BPKB_FACTS.filter((fact) => draft[fact].trim().length < LEAST[fact]);
  const differs = differingFacts(facts, draft).length > 0;
  return {
    ...(draft.kind === '' && { kind: 'Pilih jenisnya.' }),
    ...Object.fromEntries(short.map((fact) => [fact, `Baca ${factWords(fact)} dari bukunya.`])),
    ...(draft.person.trim().length < 2 && { person: 'Tulis siapa yang membawanya.' }),
    ...(fileIds(draft.files).length === 0 && { file_ids: 'Foto bukunya.' }),
    ...(differs && draft.note.trim().length < 5 && { note: 'Tulis mengapa tetap diterima.' }),
  };
}

const factWords = (fact: BpkbFact) => BPKB_FACT_LABELS[fact].replace(/^\w/, (sign) => sign.toLowerCase());

/** The server's words stand at the field that they are about. */
export const receiveRefused = (fields: FieldErrors, sent: ReceiveDraft | null, draft: ReceiveDraft) =>
  stillRefused(fields, sent, draft, (path) => path.replace(/^facts\./, '').replace(/^(file_ids).*/, '$1'));

/** The same as the call takes it. */
export function toReceive(draft: ReceiveDraft, version: number): BodyOf<typeof receiveBpkb> {
  const { kind, number, chassis_number, engine_number, plate_number, owner, person, files, note } = draft;
  return {
    version,
    kind: kind || 'BOOK',
    facts: { number, chassis_number, engine_number, plate_number, owner },
    person,
    file_ids: fileIds(files),
    note,
  };
}
