import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { Select } from '@/components/Select/Select';
import { addDays } from '@/lib/arithmetic/calendar';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { BPKB_PURPOSE_LABELS, BPKB_PURPOSES, LENT_DAYS } from '@/lib/contract/bpkbTerms';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { allowedLoan, loanWaits, type LendDraft } from '../domain/lendDraft';
import { BookPhotos } from './BookPhotos';
import { NoteField } from './NoteField';
import { PersonField } from './PersonField';
import { SignatureField } from './SignatureField';

export interface LendFormProps extends EditorFormProps<LendDraft> {
  /** The book. */
  book: Pick<BpkbBook, 'request' | 'dpd' | 'today'>;
  /** A field for a paper. */
  Upload: PaperUpload;
  /** Tells these papers from others. */
  slot: string;
}

/** To whom a book is lent, what for, until when, against a signature. */
export function LendForm(props: LendFormProps) {
  const { formId, values, errors, notice, busy = false, book, Upload, slot, onChange, onSubmit } = props;
  const waits = loanWaits(book);
  const allowed = allowedLoan(book);
  return (
    <Form id={formId} aria-label="Pinjamkan BPKB" busy={busy} onSubmit={onSubmit}>
      {notice}
      {waits && (
        <InlineAlert tone="info" title="Orang kedua memutuskan dulu">
          Kontraknya terlambat {formatNumber(book.dpd)} hari. BPKB tetap di tempatnya; sesudah disetujui,
          peminjam menandatangani dan membawanya.
        </InlineAlert>
      )}
      {allowed ? (
        <p>
          {allowed.purpose !== null && `${BPKB_PURPOSE_LABELS[allowed.purpose]}, `}kepada{' '}
          <b>{allowed.borrower}</b> {allowed.phone}, kembali paling lambat {formatDate(allowed.until)}.
          Disetujui {allowed.decided_by}.
        </p>
      ) : (
        <LoanFields {...props} />
      )}
      {!waits && (
        <SignatureField
          label="Tanda tangan peminjam"
          signer={values.person}
          signature={values.signature}
          error={errors.signature_id}
          busy={busy}
          onChange={(signature) => onChange({ signature })}
        />
      )}
      <BookPhotos
        label="Surat atau foto (bila ada)"
        kind="DOCUMENT"
        files={values.files}
        most={3}
        error={errors.file_ids}
        {...{ Upload, slot }}
        onChange={(files) => onChange({ files })}
      />
    </Form>
  );
}

function LoanFields({ values, errors, busy = false, book, onChange }: LendFormProps) {
  const fields = { values, errors, busy, onChange };
  return (
    <>
      <Select
        label="Untuk"
        name="purpose"
        value={values.purpose}
        error={errors.purpose}
        disabled={busy}
        options={[
          { value: '' as const, label: 'Pilih keperluan' },
          ...BPKB_PURPOSES.map((value) => ({ value, label: BPKB_PURPOSE_LABELS[value] })),
        ]}
        onChange={(purpose) => onChange({ purpose })}
      />
      <PersonField label="Peminjam" hint="Orangnya, atau kantor notarisnya." {...fields} />
      <PhoneField
        label="Telepon"
        name="phone"
        value={values.phone}
        error={errors.phone}
        readOnly={busy}
        onChange={(phone) => onChange({ phone })}
      />
      <DateField
        label="Kembali paling lambat"
        name="until"
        value={values.until}
        error={errors.until}
        hint={`Paling lama ${LENT_DAYS} hari.`}
        min={book.today}
        max={addDays(book.today, LENT_DAYS)}
        readOnly={busy}
        onChange={(until) => onChange({ until })}
      />
      <NoteField label={loanWaits(book) ? 'Mengapa tetap perlu dipinjamkan' : 'Catatan'} {...fields} />
    </>
  );
}
