import type { ReactNode } from 'react';
import type { CreditValueField, CreditValues, Receipt } from '@/lib/contract/credits';
import { CREDIT_FIELDS } from '@/lib/labels/creditFields';
import { formatCreditValue } from '../domain/formatCreditValue';
import styles from './ReceiptGroups.module.css';

interface Group {
  title: string;
  fields: readonly CreditValueField[];
  /** The line that the others add up to. */
  total?: CreditValueField;
}

const GROUPS: readonly Group[] = [
  { title: 'Nota', fields: ['invoice', 'date_invoice', 'contract_code', 'credit_to', 'transaction_to'] },
  {
    title: 'Angsuran',
    fields: ['date_maturity', 'date_payment', 'overdue', 'credit', 'credit_discount', 'credit_payment'],
  },
  {
    title: 'Denda dan biaya',
    fields: ['penalty', 'penalty_discount', 'penalty_payment', 'collector_payment'],
  },
  { title: 'Penerimaan', fields: ['cash', 'bank', 'payment', 'cashier'], total: 'payment' },
];

export interface ReceiptGroupsProps {
  /** The receipt as the server has it. */
  receipt: CreditValues & Pick<Partial<Receipt>, 'settlement_id'>;
  /** The contract as it stands there, with its links. Default its code. */
  contract?: ReactNode;
}

/** The fields of a receipt in groups, each once; amounts in rupiah (SPEC 3, Credit). The note stands elsewhere. */
export function ReceiptGroups({ receipt, contract }: ReceiptGroupsProps) {
  return (
    <div className={styles.root}>
      {GROUPS.map(({ title, fields, total }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {fields.map((field) => (
              <div
                key={field}
                data-kind={CREDIT_FIELDS[field].kind}
                data-total={field === total || undefined}
              >
                <dt>{labelOn(receipt, field)}</dt>
                <dd>{(field === 'contract_code' && contract) || formatCreditValue(field, receipt[field])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** A settlement has its fee where others have the collector's. */
function labelOn({ settlement_id }: ReceiptGroupsProps['receipt'], field: CreditValueField): string {
  const isFee = field === 'collector_payment' && settlement_id !== undefined;
  return isFee ? 'Biaya pelunasan' : CREDIT_FIELDS[field].label;
}
