import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { BPKB_FACT_LABELS, BPKB_FACTS, BPKB_KINDS, type BpkbFact } from '@/lib/contract/bpkbTerms';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { BPKB_KIND_LABELS } from '@/lib/labels/bpkbLabels';
import type { StatusTone } from '@/lib/labels/statusLabel';
import { comparedFact, differingFacts, type Compared } from '@/lib/registration/bookFacts';
import type { ReceiveDraft } from '../domain/receiveDraft';
import { BookPhotos } from './BookPhotos';
import { PersonField } from './PersonField';
import styles from './ReceiveForm.module.css';

export interface ReceiveFormProps extends EditorFormProps<ReceiveDraft> {
  /** The book that came. */
  book: Pick<BpkbBook, 'facts'>;
  /** A field for a photo. */
  Upload: PaperUpload;
  /** Tells these photos from others. */
  slot: string;
}

/** A book that came: what is read from it beside what the contract says, differences as they are typed. */
export function ReceiveForm(props: ReceiveFormProps) {
  const { formId, values, errors, notice, busy = false, book, Upload, slot, onChange, onSubmit } = props;
  const differing = differingFacts(book.facts, values);
  return (
    <Form id={formId} aria-label="Terima BPKB" busy={busy} onSubmit={onSubmit}>
      {notice}
      <BookPhotos
        label="Foto BPKB"
        files={values.files}
        most={5}
        error={errors.file_ids}
        required
        {...{ Upload, slot }}
        onChange={(files) => onChange({ files })}
      />
      <Select
        label="Jenis"
        name="kind"
        value={values.kind}
        error={errors.kind}
        disabled={busy}
        chars={20}
        options={[
          { value: '' as const, label: 'Pilih jenis' },
          ...BPKB_KINDS.map((value) => ({ value, label: BPKB_KIND_LABELS[value] })),
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <div className={styles.root} role="group" aria-label="Cocokkan dengan kontrak">
        <p data-part="heads" aria-hidden>
          <span>Menurut kontrak</span>
          <span>Yang tertulis di BPKB</span>
        </p>
        {BPKB_FACTS.map((fact) => (
          <FactRow key={fact} fact={fact} contract={book.facts[fact] ?? ''} {...props} />
        ))}
      </div>
      <PersonField label="Dibawa oleh" {...{ values, errors, busy, onChange }} />
      <TextArea
        label={differing.length > 0 ? 'Mengapa tetap diterima walau berbeda' : 'Catatan'}
        name="note"
        value={values.note}
        error={errors.note}
        hint={differing.length > 0 ? 'Orang kedua memutuskan; sampai itu BPKB disimpan terpisah.' : undefined}
        maxLength={500}
        rows={2}
        readOnly={busy}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </Form>
  );
}

const OUTCOMES: Readonly<Record<Compared, { tone: StatusTone; words: string } | null>> = {
  empty: null,
  unknown: { tone: 'neutral', words: 'Tidak ada di kontrak' },
  same: { tone: 'paid', words: 'Sama' },
  begun: { tone: 'waiting', words: 'Belum lengkap' },
  different: { tone: 'overdue', words: 'Berbeda' },
};

interface FactRowProps extends ReceiveFormProps {
  fact: BpkbFact;
  contract: string;
}

/** One number or name: the contract's, the book's, and whether they are the same. */
function FactRow({ fact, contract, values, errors, busy = false, onChange }: FactRowProps) {
  const outcome = OUTCOMES[comparedFact(fact, contract, values[fact])];
  return (
    <div data-part="row">
      <p data-part="contract">
        <span>{BPKB_FACT_LABELS[fact]} menurut kontrak</span>
        <b>{contract || 'Kosong'}</b>
      </p>
      <TextField
        label={BPKB_FACT_LABELS[fact]}
        name={fact}
        value={values[fact]}
        error={errors[fact]}
        maxLength={fact === 'owner' ? 80 : fact === 'plate_number' ? 20 : 30}
        className={styles.field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={busy}
        onChange={({ target }) => onChange({ [fact]: target.value })}
      />
      <p data-part="outcome" role="status">
        {outcome && <StatusChip tone={outcome.tone}>{outcome.words}</StatusChip>}
      </p>
    </div>
  );
}
