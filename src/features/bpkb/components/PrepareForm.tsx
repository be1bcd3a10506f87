import { Form } from '@/components/Form/Form';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { Select } from '@/components/Select/Select';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { HANDING_PAPER_LABELS, HANDING_WAY_LABELS, type HandingPaper } from '@/lib/contract/bpkbTerms';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { papersOf, type PrepareDraft } from '../domain/handingDrafts';
import { NoteField } from './NoteField';
import { PersonField } from './PersonField';

export interface PrepareFormProps extends EditorFormProps<PrepareDraft> {
  /** The book that is to be fetched. */
  book: Pick<BpkbBook, 'ways' | 'customer_name'>;
  /** A field for a paper. */
  Upload: PaperUpload;
  /** Tells these papers from others. */
  slot: string;
}

/** Identity cards are opened only when asked for, for each reading is in the log. */
const IDENTITIES: ReadonlySet<HandingPaper> = new Set<HandingPaper>(['RECEIVER_ID', 'DEBTOR_ID']);

/** Who fetches a book and by what right; then the papers of that way, one by one. */
export function PrepareForm(props: PrepareFormProps) {
  const { formId, values, errors, notice, busy = false, book, Upload, slot, onChange, onSubmit } = props;
  const fields = { values, errors, busy, onChange };
  const papers = papersOf(values.way);
  return (
    <Form id={formId} aria-label="Siapkan penyerahan" busy={busy} onSubmit={onSubmit}>
      {notice}
      <Select
        label="Diambil oleh"
        name="way"
        value={values.way}
        error={errors.way}
        disabled={busy}
        options={[
          { value: '' as const, label: 'Pilih siapa' },
          ...book.ways.map((value) => ({ value, label: HANDING_WAY_LABELS[value] })),
        ]}
        onChange={(way) =>
          onChange({ way, ...(way === 'DEBTOR' && values.person === '' && { person: book.customer_name }) })
        }
      />
      {papers.map((paper) => (
        <Upload
          key={paper}
          label={HANDING_PAPER_LABELS[paper]}
          slot={`${slot}-${paper}`}
          kind={IDENTITIES.has(paper) ? 'IDENTITY' : 'DOCUMENT'}
          initial={values.papers[paper] ?? null}
          error={errors[`papers.${paper}`]}
          required
          onChange={(file) => onChange({ papers: { ...values.papers, [paper]: file } })}
        />
      ))}
      <PersonField label="Nama pengambil" hint="Seperti pada KTP." {...fields} />
      <PhoneField
        label="Telepon"
        name="phone"
        value={values.phone}
        error={errors.phone}
        readOnly={busy}
        onChange={(phone) => onChange({ phone })}
      />
      <NoteField {...fields} />
    </Form>
  );
}
