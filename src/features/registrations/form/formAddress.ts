import { addressCodec, oneOf, orNull, rowId } from '@/lib/address/addressCodec';
import { STEP_IDS, type StepId } from './domain/formSteps';

/** What of the form stands in the address. */
export interface FormAddressState {
  step: StepId;
  /** The draft that a new form became. */
  draft: number | null;
}

export const FORM_START: FormAddressState = { step: 'pemohon', draft: null };

export const formAddress = addressCodec<FormAddressState>(
  { step: oneOf(STEP_IDS), draft: orNull(rowId) },
  { step: 'langkah', draft: 'draf' },
);
