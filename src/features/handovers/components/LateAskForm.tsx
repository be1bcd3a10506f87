import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import type { FieldDay } from '@/lib/contract/requestedAction';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { AskDraft } from '../domain/rowDraft';

export interface LateAskFormProps extends EditorFormProps<AskDraft> {
  /** The contract: all of the hand-over that waits on it is asked for together. */
  contract: string;
}

const DAYS: Readonly<Record<FieldDay, string>> = {
  TAKEN: 'Hari uang diterima kolektor',
  COUNTED: 'Hari uang dihitung di kantor',
};

/** Which day the notas of TTS that wait shall have, and why. */
export function LateAskForm(props: LateAskFormProps) {
  const { formId, values, errors, notice, busy = false, contract, onChange, onSubmit } = props;
  return (
    <Form id={formId} aria-label="Minta persetujuan" busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>
        Semua tanda terima setoran ini yang menunggu pada kontrak {contract} diminta bersama. Hari diterima
        kolektor dapat mengurangi denda.
      </p>
      <Select
        label="Tanggal nota"
        value={values.day}
        disabled={busy}
        options={Object.entries(DAYS).map(([value, label]) => ({ value: value as FieldDay, label }))}
        onChange={(day) => onChange({ day })}
      />
      <TextArea
        label="Alasan"
        name="reason"
        value={values.reason}
        error={errors.reason}
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </Form>
  );
}
