import type { ReactNode } from 'react';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import styles from './ChosenVehicle.module.css';

export interface ChosenVehicleProps {
  /** The vehicle of the form. */
  vehicle: Pick<RegistrationForm['vehicle'], 'kind' | 'region' | 'brand' | 'type' | 'year'>;
  /** Why it can't be taken. */
  error?: string | undefined;
  /** What can be done about it. */
  action?: ReactNode;
}

/** The vehicle that was chosen from the price list. */
export function ChosenVehicle({ vehicle, error, action }: ChosenVehicleProps) {
  const { kind, brand, type, year, region } = vehicle;
  return (
    <div className={styles.root} data-invalid={error ? true : undefined}>
      <div>
        <strong>
          {brand} {type} {year}
        </strong>
        <p>{[kind && VEHICLE_KIND_LABELS[kind], region].filter(Boolean).join(', ')}</p>
        {error && (
          <p role="alert" data-part="error">
            {error}
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
