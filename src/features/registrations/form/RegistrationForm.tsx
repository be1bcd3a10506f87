import { memo, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { RequiredNote } from '@/components/Form/RequiredNote';
import type { Registration } from '@/lib/contract/registrations';
import { changeButtonOf } from './components/FormReview';
import { HandInProblem, handInOf } from './components/HandInProblem';
import { StepsNav } from './components/StepsNav';
import { controlAt } from './controlAt';
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
  /** What takes the focus where it leads next: path of a field, or name of a button. */
  const wanted = useRef<string | null>(null);
  /** The step that was opened from the last one, to be gone back from, and what takes the focus there then. */
  const [visit, setVisit] = useState<{ step: StepId; from: string | null } | null>(null);
  const focus = () => {
    const control = wanted.current === null ? null : controlAt(wanted.current);
    wanted.current = null;
    if (!control) {
      body.current?.focus();
      return window.scrollTo({ top: 0 });
    }
    control.focus({ preventScroll: true });
    // Away from the bars that stay at the top and the bottom.
    control.scrollIntoView({ block: 'center' });
  };
  const arrive = useEffectEvent(focus);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    arrive();
  }, [step]);
  const visitStep = (to: StepId, field: string | null, from: string | null) => {
    wanted.current = field;
    if (to === step) return focus();
    setVisit({ step: to, from });
    onStep(to);
  };
  const go = (to: StepId) => {
    setVisit(null);
    onStep(to);
  };
  const isVisit = visit?.step === step;
  const goBack = () => {
    wanted.current = visit?.from ?? null;
    go('kirim');
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
      onSubmit={isVisit ? goBack : next ? () => go(next.id) : onHandIn}
    >
      <div data-part="status">{status}</div>
      <Steps current={step} onGo={go} />
      <div data-part="body" ref={body} tabIndex={-1} role="group" aria-label={title}>
        <RequiredNote before="diajukan" />
        {step === 'kirim' ? (
          <CheckStep
            onGoTo={(path) => visitStep(stepOf(path), path, null)}
            onChange={(to) => visitStep(to, null, changeButtonOf(to))}
          />
        ) : (
          <StepBody step={step} />
        )}
      </div>
      {!next && <HandInProblem problem={problem} registration={registration} />}
      <footer>
        {before && !isVisit && <Button onClick={() => go(before.id)}>Sebelumnya</Button>}
        <Button
          kind="primary"
          type="submit"
          namesKeys
          busy={busy}
          busyLabel="Mengajukan …"
          disabled={!next && isBarred}
        >
          {isVisit ? `Kembali ke ${LAST}` : next ? `Lanjut: ${next.title}` : 'Ajukan'}
        </Button>
      </footer>
    </Form>
  );
}

const LAST = STEPS.find(({ id }) => id === 'kirim')?.title;

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
