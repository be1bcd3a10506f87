import { createContext, use, type ReactNode } from 'react';
import type { CreditFormField, CreditFormValues } from '../domain/creditFormValues';

export interface CreditFormState {
  /** What the fields hold. */
  values: CreditFormValues;
  /** What was chosen or typed. */
  onChange: (change: Partial<CreditFormValues>) => void;
  /** Beside their fields, also those that nobody types in. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Nothing can be typed just now. */
  readOnly: boolean;
}

const CreditFormContext = createContext<CreditFormState | null>(null);

export interface CreditFormStateProviderProps extends CreditFormState {
  /** The form’s parts. */
  children: ReactNode;
}

/** Gives each field of the change form what stands in it, its error, and whether it can be typed in just now. */
export function CreditFormStateProvider({ children, ...state }: CreditFormStateProviderProps) {
  return <CreditFormContext value={state}>{children}</CreditFormContext>;
}

function useCreditForm(): CreditFormState {
  const state = use(CreditFormContext);
  if (!state) throw new Error('A field of the change form stands outside of it.');
  return state;
}

/** A field that is typed in, ready for a control. */
export function useCreditField<K extends CreditFormField>(name: K) {
  const { values, onChange, errors, readOnly } = useCreditForm();
  return {
    name,
    value: values[name],
    onChange: (value: CreditFormValues[K]) => onChange({ [name]: value }),
    error: errors[name],
    readOnly,
  };
}

/** What is wrong with a field, typed or calculated. */
export const useCreditFieldError = (name: string): string | undefined => useCreditForm().errors[name];
