import { FactGroups } from '@/components/FactGroups/FactGroups';
import { Form } from '@/components/Form/Form';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { HANDING_PAPER_LABELS, HANDING_WAY_LABELS } from '@/lib/contract/bpkbTerms';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload, PaperView } from '@/lib/files/PaperParts';
import { formatInstant } from '@/lib/format/tanggal';
import type { HandOverDraft } from '../domain/handingDrafts';
import { numberText } from '../domain/bookWords';
import { NoteField } from './NoteField';
import { SignatureField } from './SignatureField';

export interface HandOverFormProps extends EditorFormProps<HandOverDraft> {
  /** The book that is given out. */
  book: Pick<BpkbBook, 'number' | 'customer_name'>;
  /** What another keeper prepared. */
  prepared: NonNullable<BpkbBook['prepared']>;
  /** A field for a photo. */
  Upload: PaperUpload;
  /** Opens a paper. */
  File: PaperView;
  /** Tells this photo from others. */
  slot: string;
}

/** What was prepared, to be compared with who stands there; then a photo and a signature. */
export function HandOverForm(props: HandOverFormProps) {
  const { formId, values, errors, notice, busy = false, book, prepared, Upload, File, slot } = props;
  const { onChange, onSubmit } = props;
  const { way, person, phone, papers, note, by, at } = prepared;
  const facts: [string, string][] = [
    ['BPKB', numberText(book.number)],
    ['Nasabah', book.customer_name],
    ['Pengambil', person],
    ['Sebagai', HANDING_WAY_LABELS[way]],
    ['Telepon', phone],
    ['Catatan', note],
    ['Disiapkan', `${by.name}, ${formatInstant(at)}`],
  ];
  return (
    <Form id={formId} aria-label="Serahkan BPKB" busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>Cocokkan orang di depan Anda dengan surat-suratnya, baru serahkan.</p>
      <FactGroups groups={[{ title: 'Yang disiapkan', facts: facts.filter(([, value]) => value !== '') }]} />
      {papers.map(({ paper, file }) => (
        <File key={paper} label={HANDING_PAPER_LABELS[paper]} file={file} />
      ))}
      <Upload
        label="Foto penerima dengan BPKB"
        slot={slot}
        kind="PHOTO"
        initial={values.photo}
        error={errors.photo_id}
        required
        onChange={(photo) => onChange({ photo })}
      />
      <SignatureField
        label="Tanda tangan penerima"
        signer={person}
        signature={values.signature}
        error={errors.signature_id}
        busy={busy}
        onChange={(signature) => onChange({ signature })}
      />
      <NoteField {...{ values, errors, busy, onChange }} />
    </Form>
  );
}
