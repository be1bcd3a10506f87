import { useMemo, useState } from 'react';
import type { Calculation } from '@/lib/contract/calculations';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Registration } from '@/lib/contract/registrations';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { SaveLine } from '../components/SaveLine';
import { createFormChecks } from '../domain/createFormChecks';
import { createFormStore } from '../domain/createFormStore';
import type { StepId } from '../domain/formSteps';
import { FormStateContext } from '../FormState';
import { FormSurroundingsContext } from '../FormSurroundings';
import { RegistrationForm } from '../RegistrationForm';
import { StoryUpload } from './StoryUpload';

export interface StoryFormProps {
  /** What is typed. */
  form: Registration['form'];
  /** The step that is shown first. */
  step: StepId;
  /** What is another in the rules that it is calculated by. */
  rules?: Partial<Calculation>;
  /** The vehicle is in the price list. Default true. */
  hasPrice?: boolean;
  /** It was tried to hand in. */
  tried?: boolean;
  registration?: Registration | null;
  problem?: string | undefined;
  refused?: FieldErrors;
  busy?: boolean;
  onHandIn: () => void;
}

const TODAY = '2026-11-20';
const PRICE = { otr: 15_500_000, max_disbursement: 11_625_000, min_down_payment: 3_100_000 };

/** The form by itself, with nothing that saves it. */
export function StoryForm(props: StoryFormProps) {
  const { form, step: first, rules, hasPrice = true, tried = false, refused, ...shown } = props;
  const [step, setStep] = useState(first);
  const [basis] = useState(() => ({ calculation: buildCalculation(rules), price: hasPrice ? PRICE : null }));
  const [store] = useState(() => createFormStore(form));
  const [checks] = useState(() =>
    createFormChecks(store, {
      ...{ today: TODAY, basis, tried },
      refused: refused ? { fields: refused, form } : null,
    }),
  );
  const state = useMemo(() => ({ store, checks, today: TODAY, readId: () => 44 }), [store, checks]);
  const around = useMemo(
    () => ({
      basis,
      office: 1,
      files: [],
      keepSent: () => undefined,
      slot: 'formulir 44',
      Upload: StoryUpload,
      links: { registration: () => '' },
    }),
    [basis],
  );
  return (
    <FormStateContext value={state}>
      <FormSurroundingsContext value={around}>
        <RegistrationForm
          registration={null}
          problem={undefined}
          busy={false}
          {...shown}
          step={step}
          onStep={setStep}
          status={<SaveLine state={{ step: 'saved', at: null }} />}
        />
      </FormSurroundingsContext>
    </FormStateContext>
  );
}
