import { createContext, use, useSyncExternalStore } from 'react';
import type { FormSection, RegistrationForm } from '@/lib/contract/registrationForm';
import { FORM_LABELS } from '@/lib/labels/registrationFormLabels';
import type { CheckStore, FormChecks } from './domain/createFormChecks';
import type { FormStore } from './domain/createFormStore';

/** What the fields of a form share; none of it changes while it is open, so that nothing is drawn again for it. */
export interface FormState {
  store: FormStore;
  checks: CheckStore;
  /** The office's, `YYYY-MM-DD`. */
  today: string;
  /** The registration; null before the first saving. */
  readId: () => number | null;
}

/** Gives the fields of a form what they hold, each by itself (docs/decisions/0104). */
export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = use(FormStateContext);
  if (!state) throw new Error('A field of the form stands outside of it.');
  return state;
}

/** A part of what is typed; what is chosen must be the same object or value while nothing of it changed. */
export function useTyped<T>(choose: (form: RegistrationForm) => T): T {
  const { store } = useFormState();
  return useSyncExternalStore(store.subscribe, () => choose(store.read()));
}

/** A part of the checks, in the same way. */
export function useChecked<T>(choose: (checks: FormChecks) => T): T {
  const { checks } = useFormState();
  return useSyncExternalStore(checks.subscribe, () => choose(checks.read()));
}

/** One field, ready for a control: drawn again when its own value, error or warning changes, or whether it is asked for. */
export function useFormField<P extends FormSection, F extends keyof RegistrationForm[P] & string>(
  part: P,
  field: F,
) {
  const { store } = useFormState();
  const name = `${part}.${field}`;
  const value = useTyped((form) => form[part][field]);
  const error = useChecked(({ errors }) => errors[name]);
  const warning = useChecked(({ warnings }) => warnings[name]);
  const required = useChecked(({ needed }) => needed.has(name));
  return {
    name,
    label: (FORM_LABELS[part] as Readonly<Record<string, string>>)[field] ?? name,
    value,
    error,
    warning,
    required,
    set: (next: RegistrationForm[P][F]) => store.change(part, { [field]: next } as never),
  };
}
