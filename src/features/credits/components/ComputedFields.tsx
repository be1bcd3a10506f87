import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { CREDIT_FIELDS } from '@/lib/labels/creditFields';
import { overdueOf, paymentOf, type ReceiptFigures } from '../domain/receiptArithmetic';
import { useCreditFieldError } from './CreditFormState';
import styles from './ComputedFields.module.css';

export interface ComputedFieldsProps {
  /** What the fields hold. */
  values: ReceiptFigures;
}

/** What follows from the typed figures, with its arithmetic (DOMAIN, Receipts). */
export function ComputedFields({ values }: ComputedFieldsProps) {
  const { credit_payment, penalty_payment, collector_payment, date_maturity, date_payment } = values;
  const payment = paymentOf(values);
  const overdue = overdueOf(date_maturity, date_payment);
  return (
    <dl className={styles.root} aria-live="polite">
      <Computed
        name="payment"
        result={payment === null ? 'belum dapat dihitung' : formatRupiah(payment)}
        sum={`${[credit_payment, penalty_payment, collector_payment].map((part) => formatRupiah(part) || '…').join(' + ')}`}
      />
      <Computed
        name="overdue"
        result={overdue === null ? 'belum dapat dihitung' : `${overdue} hari`}
        sum={`${formatDate(date_maturity) || '…'} sampai ${formatDate(date_payment) || '…'}`}
      />
    </dl>
  );
}

interface ComputedProps {
  name: 'payment' | 'overdue';
  result: string;
  sum: string;
}

function Computed({ name, result, sum }: ComputedProps) {
  const error = useCreditFieldError(name);
  return (
    <div>
      <dt>{CREDIT_FIELDS[name].label}</dt>
      <dd>
        <output>{result}</output>
        <small>{sum}</small>
        {error && <small role="alert">{error}</small>}
      </dd>
    </div>
  );
}
