import { memo, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { RequiredNote } from '@/components/Form/RequiredNote';
import type { Registration } from '@/lib/contract/registrations';
import { HandInProblem, handInOf } from './components/HandInProblem';
import { StepsNav } from './components/StepsNav';
import { stepBeside, stepOf, STEPS, type StepId } from './domain/formSteps';
import { useChecked } from './FormState';
import { ApplicantStep } from './steps/ApplicantStep';
import { CheckStep } from './steps/CheckStep';
import { DocumentsStep } from './steps/DocumentsStep';
import { FamilyStep } from './steps/FamilyStep';
import { StructureStep } from './steps/StructureStep';
import { VehicleStep } from './steps/VehicleStep';
import { WorkStep } from './steps/WorkStep';
import styles from './RegistrationForm.module.css';

export interface RegistrationFormProps {
  /** The step that is shown. */
  step: StepId;
  /** Another step is wanted. */
  onStep: (step: StepId) => void;
  /** Where what was typed is. */
  status: ReactNode;
  /** As the server has it; null: not saved yet. */
  registration: Registration | null;
  /** Why it was not handed in. */
  problem: string | undefined;
  /** It is being handed in. */
  busy: boolean;
  /** Hands it in. */
  onHandIn: () => void;
}

/** The long form, one step at a time; any step can be opened at any time. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { step, onStep, status, registration, problem, busy, onHandIn } = props;
  const body = useRef<HTMLDivElement>(null);
  /** Path of the field that a missing one leads to. */
  const wanted = useRef<string | null>(null);
  const focus = () => {
    const [control] = wanted.current === null ? [] : document.getElementsByName(wanted.current);
    wanted.current = null;
    (control ?? body.current)?.focus();
    if (!control) window.scrollTo({ top: 0 });
  };
  const arrive = useEffectEvent(focus);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    arrive();
  }, [step]);
  const goTo = (path: string) => {
    wanted.current = path;
    if (stepOf(path) === step) focus();
    else onStep(stepOf(path));
  };
  const [before, next] = [stepBeside(step, -1), stepBeside(step, 1)];
  const title = STEPS.find(({ id }) => id === step)?.title;
  const move = registration && handInOf(registration);
  const isBarred = registration !== null && (!move || move.obstacle !== null);
  return (
    <Form
      className={styles.root}
      aria-label="Form registrasi"
      busy={busy}
      steps
      onSubmit={next ? () => onStep(next.id) : onHandIn}
    >
      <div data-part="status">{status}</div>
      <Steps current={step} onGo={onStep} />
      <div data-part="body" ref={body} tabIndex={-1} role="group" aria-label={title}>
        <RequiredNote before="diajukan" />
        {step === 'kirim' ? <CheckStep onGoTo={goTo} /> : <StepBody step={step} />}
      </div>
      {!next && <HandInProblem problem={problem} registration={registration} />}
      <footer>
        {before && <Button onClick={() => onStep(before.id)}>Sebelumnya</Button>}
        <Button
          kind="primary"
          type="submit"
          namesKeys
          busy={busy}
          busyLabel="Mengajukan …"
          disabled={!next && isBarred}
        >
          {next ? `Lanjut: ${next.title}` : 'Ajukan'}
        </Button>
      </footer>
    </Form>
  );
}

const BODIES: Readonly<Record<Exclude<StepId, 'kirim'>, () => ReactNode>> = {
  pemohon: ApplicantStep,
  pekerjaan: WorkStep,
  keluarga: FamilyStep,
  kendaraan: VehicleStep,
  struktur: StructureStep,
  dokumen: DocumentsStep,
};

/** Not drawn again when only the frame changes. */
const StepBody = memo(function StepBody({ step }: { step: Exclude<StepId, 'kirim'> }) {
  const Body = BODIES[step];
  return <Body />;
});

function Steps({ current, onGo }: { current: StepId; onGo: (step: StepId) => void }) {
  const wrong = useChecked(({ errors }) => [...new Set(Object.keys(errors).map(stepOf))].sort().join());
  return <StepsNav current={current} wrong={new Set(wrong.split(',') as StepId[])} onGo={onGo} />;
}
