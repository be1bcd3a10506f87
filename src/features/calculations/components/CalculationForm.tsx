import type { ReactNode } from 'react';
import { Form } from '@/components/Form/Form';
import type { FieldErrors } from '@/lib/contract/envelope';
import { writeOf, type CalculationValues } from '../domain/calculationForm';
import { CalculationFields } from './CalculationFields';
import { ExamplePanel } from './ExamplePanel';
import styles from './CalculationForm.module.css';

export interface CalculationFormProps {
  /** Ties the dialog's save button to the form. */
  formId: string;
  /** What the fields hold. */
  values: CalculationValues;
  /** What is wrong, by field. */
  errors: FieldErrors;
  /** The code stands and is not changed. */
  codeFixed: boolean;
  /** What stands above the fields: what it means, or why the last try failed. */
  notice?: ReactNode;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<CalculationValues>) => void;
  /** Sent, with every field read. */
  onSubmit: () => void;
}

/** The rules of a Perhitungan, with what they mean in money beside them. */
export function CalculationForm({
  formId,
  values,
  errors,
  codeFixed,
  notice,
  busy = false,
  onChange,
  onSubmit,
}: CalculationFormProps) {
  return (
    <Form className={styles.root} id={formId} busy={busy} steps onSubmit={onSubmit}>
      {notice && <div data-part="notice">{notice}</div>}
      <CalculationFields {...{ values, errors, codeFixed, onChange }} />
      <ExamplePanel rules={writeOf(values)} />
    </Form>
  );
}
