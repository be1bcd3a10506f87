import { Button } from '@/components/Button/Button';
import { FactGroups } from '@/components/FactGroups/FactGroups';
import type { ReviewedStep } from '../domain/formReview';
import type { StepId } from '../domain/formSteps';
import styles from './FormReview.module.css';

export interface FormReviewProps {
  /** What was entered, in the order of the steps. */
  steps: readonly ReviewedStep[];
  /** A step is to be changed. */
  onChange: (step: StepId) => void;
}

/** Name of the button that changes a step: whoever comes back finds the focus on it. */
export const changeButtonOf = (step: StepId) => `ubah.${step}`;

/** What was entered, to be read with the applicant before it is handed in; each step with the way to change it. */
export function FormReview({ steps, onChange }: FormReviewProps) {
  return (
    <section className={styles.root} aria-label="Yang sudah diisi">
      <h2>Yang sudah diisi</h2>
      <FactGroups
        groups={steps.map(({ id, title, facts }) => ({
          title,
          facts: facts.length > 0 ? facts : [['Belum ada yang diisi', '']],
          action: (
            <Button
              kind="quiet"
              name={changeButtonOf(id)}
              aria-label={`Ubah ${title}`}
              onClick={() => onChange(id)}
            >
              Ubah
            </Button>
          ),
        }))}
      />
    </section>
  );
}
