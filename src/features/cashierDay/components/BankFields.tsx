import type { ComponentType } from 'react';
import { useRequired } from '@/components/TextField/requiredNames';
import { TextField } from '@/components/TextField/TextField';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { FileKind, KeptFile } from '@/lib/contract/files';

/** A field for the slip of the bank. */
export type SlipUpload = ComponentType<{
  label: string;
  slot: string;
  kind: FileKind;
  initial?: KeptFile | null;
  error?: string | undefined;
  required?: boolean;
  onChange: (file: KeptFile | null) => void;
}>;

/** What is known of money that goes to a bank. */
export interface BankDraft {
  bank: string;
  reference: string;
  file: KeptFile | null;
}

export interface BankFieldsProps {
  /** What was typed so far. */
  draft: BankDraft;
  /** Nothing can be typed. */
  busy: boolean;
  /** What is wrong, per field. */
  errors: FieldErrors;
  /** A field for the slip. */
  Upload: SlipUpload;
  /** Tells this slip from others. */
  slot: string;
  /** What was typed or sent. */
  onChange: (over: Partial<BankDraft>) => void;
}

/** Which bank, what it calls the money, and its slip. */
export function BankFields({ draft, busy, errors, Upload, slot, onChange }: BankFieldsProps) {
  return (
    <>
      <TextField
        label="Bank"
        value={draft.bank}
        maxLength={60}
        readOnly={busy}
        name="bank"
        error={errors.bank}
        onChange={({ target }) => onChange({ bank: target.value })}
      />
      <TextField
        label="Nomor referensi"
        value={draft.reference}
        maxLength={60}
        readOnly={busy}
        name="reference"
        error={errors.reference}
        onChange={({ target }) => onChange({ reference: target.value })}
      />
      <Upload
        label="Bukti setor"
        slot={slot}
        kind="DOCUMENT"
        initial={draft.file}
        error={errors.file_id}
        required={useRequired('file_id')}
        onChange={(file) => onChange({ file })}
      />
    </>
  );
}
