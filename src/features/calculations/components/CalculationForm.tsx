import { Form } from '@/components/Form/Form';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { writeOf, type CalculationValues } from '../domain/calculationForm';
import { CalculationFields } from './CalculationFields';
import { ExamplePanel } from './ExamplePanel';
import styles from './CalculationForm.module.css';

export interface CalculationFormProps extends EditorFormProps<CalculationValues> {
  /** The code stands and is not changed. */
  codeFixed: boolean;
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
