import { useController } from 'react-hook-form';
import { DateField } from '@/components/DateField/DateField';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { Receipt } from '@/lib/contract/credits';
import { formatDate } from '@/lib/format/tanggal';
import { CREDIT_FIELDS } from '@/lib/words/creditFields';
import { NOTE_LENGTH, REASON_LENGTH, type CreditFormValues } from '../domain/creditFormValues';
import type { AmountField, DateField as DateName } from '../domain/receiptArithmetic';
import { ComputedFields } from './ComputedFields';
import { useFieldState } from './CreditFormErrors';

export interface CreditFormFieldsProps {
  receipt: Receipt;
  values: CreditFormValues;
}

/** The fields of the change form, in the order in which a receipt is read. */
export function CreditFormFields({ receipt, values }: CreditFormFieldsProps) {
  return (
    <>
      <fieldset>
        <legend>Nota</legend>
        <TextField label={CREDIT_FIELDS.invoice.label} readOnly value={receipt.invoice ?? ''} />
        <TextField label={CREDIT_FIELDS.contract_code.label} readOnly value={receipt.contract_code ?? ''} />
        <TextField
          label="Angsuran / transaksi ke"
          readOnly
          value={`${receipt.credit_to ?? ''} / ${receipt.transaction_to ?? ''}`}
        />
        <Written date={receipt.date_invoice} />
        <Day name="date_maturity" />
        <Day name="date_payment" />
      </fieldset>
      <fieldset>
        <legend>Angsuran, denda, dan biaya</legend>
        <Amount name="credit" />
        <Amount name="credit_discount" />
        <Amount name="credit_payment" />
        <Amount name="penalty" />
        <Amount name="penalty_discount" />
        <Amount name="penalty_payment" />
        <Amount name="collector_payment" />
        <ComputedFields values={values} />
      </fieldset>
      <fieldset>
        <legend>Penerimaan</legend>
        <Amount name="cash" />
        <Amount name="bank" />
        <Line name="cashier" />
        <Lines name="note" label={CREDIT_FIELDS.note.label} maxLength={NOTE_LENGTH} />
      </fieldset>
      <fieldset>
        <legend>Alasan perubahan</legend>
        <Lines
          name="reason"
          label="Alasan"
          maxLength={REASON_LENGTH.max}
          hint="Dibaca oleh penyetuju, dan tetap tercatat."
        />
      </fieldset>
    </>
  );
}

/** The day of entry, which never changes. */
function Written({ date }: { date: string | null | undefined }) {
  const { error } = useFieldState('date_invoice');
  return (
    <TextField label={CREDIT_FIELDS.date_invoice.label} readOnly value={formatDate(date)} error={error} />
  );
}

function Day({ name }: { name: DateName }) {
  const { field } = useController<CreditFormValues, DateName>({ name });
  return <DateField label={CREDIT_FIELDS[name].label} {...field} {...useFieldState(name)} />;
}

function Amount({ name }: { name: AmountField }) {
  const { field } = useController<CreditFormValues, AmountField>({ name });
  return <MoneyField label={CREDIT_FIELDS[name].label} {...field} {...useFieldState(name)} />;
}

function Line({ name }: { name: 'cashier' }) {
  const { field } = useController<CreditFormValues, 'cashier'>({ name });
  return <TextField label={CREDIT_FIELDS[name].label} maxLength={60} {...field} {...useFieldState(name)} />;
}

interface LinesProps {
  name: 'note' | 'reason';
  label: string;
  maxLength: number;
  hint?: string;
}

function Lines({ name, ...area }: LinesProps) {
  const { field } = useController<CreditFormValues, 'note' | 'reason'>({ name });
  return (
    <div data-wide>
      <TextArea rows={3} {...area} {...field} {...useFieldState(name)} />
    </div>
  );
}
