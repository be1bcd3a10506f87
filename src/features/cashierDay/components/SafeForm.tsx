import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextArea } from '@/components/TextArea/TextArea';
import { formatRupiah } from '@/lib/format/rupiah';
import type { SafeDraft } from '../domain/safeDraft';
import { BankFields, type BankFieldsProps } from './BankFields';
import type { DrawerFormProps } from './DrawerFormProps';

export interface SafeFormProps extends DrawerFormProps<SafeDraft>, Pick<BankFieldsProps, 'Upload' | 'slot'> {
  /** What the safe holds, rupiah. */
  balance: number;
}

/** What is brought from a safe to the bank, with what proves it. */
export function SafeForm(props: SafeFormProps) {
  const { formId, draft, balance, Upload, slot, busy = false, errors = {}, problem, onSend } = props;
  const change = (over: Partial<SafeDraft>) => props.onChange({ ...draft, ...over });
  return (
    <Form id={formId} steps aria-label="Setor brankas" busy={busy} onSubmit={onSend}>
      <p>Penyetuju lain membuka bukti setornya dan mengonfirmasi; baru sesudah itu isi brankas berkurang.</p>
      <MoneyField
        label="Jumlah"
        value={draft.amount}
        readOnly={busy}
        hint={`Brankas berisi ${formatRupiah(balance)}.`}
        name="amount"
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      />
      <BankFields {...{ draft, busy, errors, Upload, slot }} onChange={change} />
      <TextArea
        label="Catatan (boleh kosong)"
        value={draft.note}
        maxLength={500}
        readOnly={busy}
        onChange={({ target }) => change({ note: target.value })}
      />
      {problem && (
        <InlineAlert tone="danger" title="Belum disetor">
          {problem}
        </InlineAlert>
      )}
    </Form>
  );
}
