import type { ComponentType } from 'react';
import { Form } from '@/components/Form/Form';
import { useRequired } from '@/components/TextField/requiredNames';
import { TextField } from '@/components/TextField/TextField';
import type { FileKind, KeptFile } from '@/lib/contract/files';
import type { HandoverRow } from '@/lib/contract/handovers';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatRupiah } from '@/lib/format/rupiah';
import type { ReturnDraft } from '../domain/rowDraft';

/** A field for the signed paper. */
export type PaperUpload = ComponentType<{
  label: string;
  slot: string;
  kind: FileKind;
  initial?: KeptFile | null;
  error?: string | undefined;
  required?: boolean;
  onChange: (file: KeptFile | null) => void;
}>;

export interface ReturnFormProps extends EditorFormProps<ReturnDraft> {
  /** The TTS whose money goes back. */
  row: Pick<HandoverRow, 'tts_id' | 'number' | 'amount' | 'contract_code'>;
  /** A field for the signed paper. */
  Upload: PaperUpload;
  /** Tells this paper from others. */
  slot: string;
}

/** Who gets the money of a TTS back, and the paper that they signed for it. */
export function ReturnForm(props: ReturnFormProps) {
  const { formId, values, errors, notice, busy = false, row, Upload, slot, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Kembalikan uang" busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>
        {formatRupiah(row.amount)} keluar dari kas Anda. Kontrak {row.contract_code} tidak menerima uang lagi.
        Serahkan uangnya setelah penerima menandatangani tanda terima.
      </p>
      <TextField
        label="Diterima oleh"
        name="to"
        value={values.to}
        error={errors.to}
        maxLength={80}
        readOnly={busy}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <Upload
        label="Tanda terima yang ditandatangani"
        slot={slot}
        kind="DOCUMENT"
        initial={values.file}
        error={errors.file_id}
        required={useRequired('file_id')}
        onChange={(file) => onChange({ file })}
      />
    </Form>
  );
}
