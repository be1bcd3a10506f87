import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { FieldErrors } from '@/lib/contract/envelope';
import { fieldName } from '../domain/fieldName';
import { STEPS, stepOf } from '../domain/formSteps';
import styles from './MissingList.module.css';

export interface MissingListProps {
  /** What keeps the form from being handed in, by field path. */
  missing: FieldErrors;
  /** Leads to the field of a path. */
  onGoTo: (path: string) => void;
}

/** What is still missing or wrong, step by step, each with the way to its field. */
export function MissingList({ missing, onGoTo }: MissingListProps) {
  const paths = Object.keys(missing);
  if (paths.length === 0) {
    return (
      <InlineAlert tone="success" title="Form lengkap">
        Periksa sekali lagi bersama pemohon, lalu ajukan.
      </InlineAlert>
    );
  }
  return (
    <section className={styles.root} aria-label="Yang belum lengkap">
      <h2>{paths.length} isian belum lengkap</h2>
      {STEPS.map(({ id, title }) => {
        const here = paths.filter((path) => stepOf(path) === id);
        return here.length === 0 ? null : (
          <div key={id}>
            <h3>{title}</h3>
            <ul>
              {here.map((path) => (
                <li key={path}>
                  <Button kind="quiet" onClick={() => onGoTo(path)}>
                    {fieldName(path)}
                  </Button>
                  <span>{missing[path]}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
