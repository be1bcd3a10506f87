import { DateField } from '@/components/DateField/DateField';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { Receipt } from '@/lib/contract/credits';
import { formatDate } from '@/lib/format/tanggal';
import { CREDIT_FIELDS } from '@/lib/labels/creditFields';
import { NOTE_LENGTH, REASON_LENGTH } from '../domain/creditFormValues';
import type { AmountField, DateName } from '../domain/receiptArithmetic';
import { useCreditField, useCreditFieldError } from './CreditFormState';

/** By what a receipt is known; none of it is rewritten. */
export function FixedFields({
  receipt,
}: {
  /** The receipt as the server has it. */
  receipt: Receipt;
}) {
  const line = useCreditFieldError('credit_to');
  const transaction = useCreditFieldError('transaction_to');
  return (
    <>
      <Fixed name="invoice" value={receipt.invoice ?? ''} />
      <Fixed name="contract_code" value={receipt.contract_code ?? ''} />
      <TextField
        label="Angsuran / transaksi ke"
        readOnly
        value={`${receipt.credit_to ?? ''} / ${receipt.transaction_to ?? ''}`}
        error={line ?? transaction}
      />
      <Fixed name="date_invoice" value={formatDate(receipt.date_invoice)} />
    </>
  );
}

function Fixed({ name, value }: { name: 'invoice' | 'contract_code' | 'date_invoice'; value: string }) {
  return (
    <TextField label={CREDIT_FIELDS[name].label} readOnly value={value} error={useCreditFieldError(name)} />
  );
}

/** A day that is typed. */
export function Day({
  name,
}: {
  /** The field’s name in the form. */
  name: DateName;
}) {
  return <DateField label={CREDIT_FIELDS[name].label} {...useCreditField(name)} />;
}

/** An amount that is typed. */
export function Amount({
  name,
  hint,
}: {
  /** The field’s name in the form. */
  name: AmountField;
  /** A short help below the field. */
  hint?: string | undefined;
}) {
  return <MoneyField label={CREDIT_FIELDS[name].label} {...useCreditField(name)} hint={hint} />;
}

/** Who took the money, of those who may: chosen, since the money is in that person's drawer. */
export function ChosenCashier({
  stands,
  people,
}: {
  /** Who stands on the receipt, and may stay. */
  stands: string;
  /** Who may be chosen instead. */
  people: readonly string[];
}) {
  const { readOnly, value, ...field } = useCreditField('cashier');
  const names = [...new Set([stands, value, ...people])];
  return (
    <Select
      label={CREDIT_FIELDS.cashier.label}
      options={names.map((name) => ({ value: name, label: name }))}
      value={value}
      disabled={readOnly}
      {...field}
    />
  );
}

/** Who took the money, on a host that does not say who may. */
export function Cashier() {
  const { onChange, ...field } = useCreditField('cashier');
  return (
    <TextField
      label={CREDIT_FIELDS.cashier.label}
      maxLength={60}
      {...field}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What stands on the receipt in words. */
export const Note = () => <Lines name="note" label={CREDIT_FIELDS.note.label} maxLength={NOTE_LENGTH} />;

/** Why the change is asked for. */
export const Reason = () => (
  <Lines
    name="reason"
    label="Alasan"
    maxLength={REASON_LENGTH.max}
    hint="Dibaca oleh penyetuju, dan tetap tercatat."
  />
);

interface LinesProps {
  name: 'note' | 'reason';
  label: string;
  maxLength: number;
  hint?: string;
}

function Lines({ name, ...area }: LinesProps) {
  const { onChange, ...field } = useCreditField(name);
  return (
    <div data-wide>
      <TextArea rows={3} {...area} {...field} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
