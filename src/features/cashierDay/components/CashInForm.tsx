import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { CASH_SOURCES } from '@/lib/contract/cashActs';
import { formatRupiah } from '@/lib/format/rupiah';
import type { CashInDraft } from '../domain/cashInDraft';
import { SOURCES } from '../domain/handOverText';
import type { DrawerFormProps } from './DrawerFormProps';

export interface CashInFormProps extends DrawerFormProps<CashInDraft> {
  /** What the safe could give, rupiah. */
  safe: number;
}

/** How much money a cashier asks for, from where, and what for. */
export function CashInForm(props: CashInFormProps) {
  const { formId, draft, safe, busy = false, errors = {}, problem, onSend } = props;
  const change = (over: Partial<CashInDraft>) => props.onChange({ ...draft, ...over });
  const sources = CASH_SOURCES.filter((source) => source !== 'SAFE' || safe > 0);
  return (
    <Form id={formId} steps aria-label="Minta kas" busy={busy} onSubmit={onSend}>
      <p>Penyetuju kantor memberikan uangnya. Sesudah ia menyetujui, uang itu masuk ke kas Anda hari itu.</p>
      <Select
        label="Dari"
        value={draft.source}
        disabled={busy}
        options={sources.map((value) => ({ value, label: SOURCES[value] }))}
        onChange={(source) => change({ source })}
      />
      <MoneyField
        label="Jumlah"
        value={draft.amount}
        readOnly={busy}
        hint={draft.source === 'SAFE' ? `Brankas dapat memberi ${formatRupiah(safe)}.` : undefined}
        name="amount"
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      />
      {draft.source === 'BANK' && (
        <TextField
          label="Bank"
          value={draft.bank}
          maxLength={60}
          readOnly={busy}
          name="bank"
          error={errors.bank}
          onChange={({ target }) => change({ bank: target.value })}
        />
      )}
      {draft.source !== 'SAFE' && (
        <TextField
          label="Nomor referensi"
          value={draft.reference}
          maxLength={60}
          readOnly={busy}
          name="reference"
          error={errors.reference}
          onChange={({ target }) => change({ reference: target.value })}
        />
      )}
      <TextArea
        label="Untuk apa"
        value={draft.note}
        maxLength={500}
        readOnly={busy}
        name="note"
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {problem && (
        <InlineAlert tone="danger" title="Belum diminta">
          {problem}
        </InlineAlert>
      )}
    </Form>
  );
}
