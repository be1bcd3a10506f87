import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { CompanySetup } from '@/lib/contract/companySetup';
import { useSetupAct } from './api/useSetupAct';
import { SetupHead } from './components/SetupHead';
import { SetupStepCard } from './components/SetupStepCard';
import { StepActs, type SetupDialog, type SetupHrefs } from './components/StepActs';
import { StepFacts } from './components/StepFacts';
import { nextStep, progressOf } from './domain/setupText';
import styles from './SetupSteps.module.css';

export interface SetupStepsProps {
  /** What the company has. */
  setup: CompanySetup;
  /** Where each step has its own screen. */
  hrefs: SetupHrefs;
  /** Asked for a form. */
  onOpen: (dialog: SetupDialog) => void;
}

/** Every step as it stands; passed over, taken up again, and all of it ended. */
export function SetupSteps({ setup, hrefs, onOpen }: SetupStepsProps) {
  const { send, isPending, pending, problem } = useSetupAct();
  const { open } = progressOf(setup);
  const next = nextStep(setup);
  const mayAct = setup.may_change && setup.finished === null;
  const skipping = pending?.do === 'skip' ? pending.step : null;
  return (
    <>
      <SetupHead setup={setup} busy={isPending} onReopen={() => send({ do: 'finish', finished: false })} />
      <ol className={styles.root}>
        {setup.steps.map(({ step, state }, at) => (
          <li key={step}>
            <SetupStepCard
              step={step}
              place={at + 1}
              state={state}
              isNext={mayAct && step === next}
              actions={
                mayAct && (
                  <StepActs
                    {...{ step, state, hrefs, onOpen }}
                    isNext={step === next}
                    hasOffice={setup.office !== null}
                    busy={skipping === step}
                    onSkip={(skipped) => send({ do: 'skip', step, skipped })}
                  />
                )
              }
            >
              <StepFacts step={step} setup={setup} />
            </SetupStepCard>
          </li>
        ))}
      </ol>
      {problem && (
        <InlineAlert tone="danger" title="Belum tersimpan">
          {problem}
        </InlineAlert>
      )}
      {mayAct && (
        <div className={styles.end}>
          {open > 0 ? (
            <WhyNot action="Selesaikan penyiapan">
              {open} langkah belum selesai dan belum dilewati. Yang sudah ada tersimpan; penyiapan dapat
              ditinggalkan dan dilanjutkan kapan saja.
            </WhyNot>
          ) : (
            <Button
              kind="primary"
              busy={pending?.do === 'finish'}
              busyLabel="Menyimpan…"
              onClick={() => send({ do: 'finish', finished: true })}
            >
              Selesaikan penyiapan
            </Button>
          )}
        </div>
      )}
    </>
  );
}
