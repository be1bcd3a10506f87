import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { CompanySetup } from '@/lib/contract/companySetup';
import { WORK_TEXTS, workText } from '../domain/setupText';
import styles from './WorkList.module.css';

export interface WorkListProps {
  /** The parts of the work, with how many people may do each. */
  work: CompanySetup['work'];
}

/** From a form to the first instalment: for each part of the work whether somebody is there who may do it. */
export function WorkList({ work }: WorkListProps) {
  return (
    <ul className={styles.root} aria-label="Bagian pekerjaan">
      {work.map((part) => (
        <li key={part.work}>
          <span>{WORK_TEXTS[part.work].label}</span>
          <StatusChip tone={part.ready ? 'paid' : 'waiting'} wraps>
            {workText(part)}
          </StatusChip>
        </li>
      ))}
    </ul>
  );
}
