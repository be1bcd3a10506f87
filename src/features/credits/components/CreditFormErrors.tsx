import { createContext, use, type ReactNode } from 'react';

interface FormState {
  errors: Readonly<Record<string, string | undefined>>;
  readOnly: boolean;
}

const FormStateContext = createContext<FormState>({ errors: {}, readOnly: false });

export interface CreditFormErrorsProviderProps extends FormState {
  children: ReactNode;
}

/** Gives each field of the change form its error, and whether it can be typed in just now. */
export function CreditFormErrorsProvider({ errors, readOnly, children }: CreditFormErrorsProviderProps) {
  return <FormStateContext value={{ errors, readOnly }}>{children}</FormStateContext>;
}

/** Error of a field and whether the form rests. */
export function useFieldState(field: string): { error: string | undefined; readOnly: boolean } {
  const { errors, readOnly } = use(FormStateContext);
  return { error: errors[field], readOnly };
}
