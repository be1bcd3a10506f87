import { useState, type ReactNode } from 'react';
import { RequiredFields } from '@/components/Form/RequiredFields';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { requiredFields } from '@/lib/forms/requiredFields';

interface TypedFormProps<D extends object> {
  /** What the form begins with. */
  start: D;
  /** What is wrong, by field. */
  check: (draft: D) => FieldErrors;
  /** It was submitted: what is wrong stands at its fields. */
  tried?: boolean;
  children: (form: Omit<EditorFormProps<D>, 'notice'>) => ReactNode;
}

/** A form that keeps what is typed, as its editor does, for stories of the form alone. */
export function TypedForm<D extends object>({ start, check, tried = false, children }: TypedFormProps<D>) {
  const [values, setValues] = useState(start);
  return (
    <RequiredFields names={requiredFields(values, check)}>
      {children({
        ...{ formId: 'act', values, errors: tried ? check(values) : {} },
        onChange: (typed) => setValues((now) => ({ ...now, ...typed })),
        onSubmit: () => undefined,
      })}
    </RequiredFields>
  );
}
