import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Duplicate } from '@/lib/contract/registrations';
import { duplicateStatus, sameText } from '../domain/duplicateText';
import styles from './DuplicateList.module.css';

export interface DuplicateListProps {
  /** Contracts and registrations of all offices. */
  duplicates: readonly Duplicate[];
  /** Address of what is the same; undefined for what the reader may not open. */
  hrefOf: (duplicate: Duplicate) => string | undefined;
}

const KINDS: Record<Duplicate['kind'], string> = { CONTRACT: 'Kontrak', REGISTRATION: 'Form registrasi' };

/** What has the same NIK, plate, chassis or engine number; of other offices only that there is one. */
export function DuplicateList({ duplicates, hrefOf }: DuplicateListProps) {
  if (duplicates.length === 0) {
    return (
      <p className={styles.none}>
        Tidak ada kontrak atau form lain dengan NIK, nopol, no. rangka, atau no. mesin yang sama.
      </p>
    );
  }
  return (
    <ul className={styles.root}>
      {duplicates.map((duplicate, index) => {
        const { kind, office, record } = duplicate;
        const { label, tone } = duplicateStatus(duplicate);
        const href = record ? hrefOf(duplicate) : undefined;
        const name = [KINDS[kind], record?.number].filter(Boolean).join(' ');
        return (
          <li key={index}>
            <div>
              <p data-part="name">{href ? <Link href={href}>{name}</Link> : name}</p>
              <p data-part="more">
                {record
                  ? [record.name, record.vehicle, office.name].filter(Boolean).join(' · ')
                  : `${office.name}; rinciannya hanya untuk kantor itu`}
              </p>
            </div>
            <p data-part="same">{sameText(duplicate)}</p>
            <StatusChip tone={tone} wraps>
              {label}
            </StatusChip>
          </li>
        );
      })}
    </ul>
  );
}
