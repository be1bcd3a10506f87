import { AccountHead } from '@/components/AccountHead/AccountHead';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Registration } from '@/lib/contract/registrations';
import { statusTone } from '@/lib/labels/statusTone';
import { sumsOf } from '../domain/sums';
import styles from './RegistrationHead.module.css';
import { NO_NUMBER } from './registrationView';

export interface RegistrationHeadProps {
  /** Whose it is, where it stands and what it comes to. */
  registration: Registration;
}

/** Whose registration it is, where it stands, and the sums that are decided about. */
export function RegistrationHead({ registration }: RegistrationHeadProps) {
  const { form, number, status, today } = registration;
  const { brand, type, year, plate } = form.vehicle;
  const vehicle = [brand, type, year].filter(Boolean).join(' ');
  const { facts, problems } = sumsOf(registration);
  return (
    <div className={styles.root}>
      <AccountHead
        name={form.applicant.name || 'Belum bernama'}
        what={[number ?? NO_NUMBER, plate, vehicle].filter(Boolean)}
        status={
          <StatusChip tone={statusTone(status.kind)} wraps>
            {status.name}
          </StatusChip>
        }
        facts={facts}
        asOf={today}
      />
      {problems.length > 0 && (
        <InlineAlert tone="warning" title="Pembiayaan belum dapat dihitung">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
    </div>
  );
}
