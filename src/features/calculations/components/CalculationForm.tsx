import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import type { FieldErrors } from '@/lib/contract/envelope';
import { media, space } from '@/lib/theme/tokens';
import { writeOf, type CalculationValues } from '../domain/calculationForm';
import { CalculationFields } from './CalculationFields';
import { ExamplePanel } from './ExamplePanel';

export interface CalculationFormProps {
  /** Ties the dialog's save button to the form. */
  formId: string;
  values: CalculationValues;
  errors: FieldErrors;
  codeFixed: boolean;
  /** What stands above the fields: what it means, or why the last try failed. */
  notice?: ReactNode;
  busy?: boolean;
  onChange: (change: Partial<CalculationValues>) => void;
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
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    onSubmit();
    // The first field that is marked now takes the focus, once React has marked it.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Root id={formId} noValidate aria-busy={busy || undefined} onSubmit={handleSubmit}>
      {notice && <div data-part="notice">{notice}</div>}
      <CalculationFields {...{ values, errors, codeFixed, onChange }} />
      <ExamplePanel rules={writeOf(values)} />
    </Root>
  );
}

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: space(6),
  alignItems: 'start',
  '& > [data-part="notice"]': { gridColumn: '1 / -1', display: 'grid', gap: space(3) },
  '& > section': { position: 'sticky', top: 72 },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > section': { position: 'static' } },
});
