import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { CONTRACT_STATUSES, type ContractStatus } from '@/lib/contract/contractListDefaults';
import type { Duplicate } from '@/lib/contract/registrations';
import { contractStatusLabel, type StatusLabel } from '@/lib/labels/statusLabel';
import styles from './DuplicateList.module.css';

export interface DuplicateListProps {
  /** Contracts and registrations of all offices. */
  duplicates: readonly Duplicate[];
  /** Address of what is the same; undefined for what the reader may not open. */
  hrefOf: (duplicate: Duplicate) => string | undefined;
}

const KINDS: Record<Duplicate['kind'], string> = { CONTRACT: 'Kontrak', REGISTRATION: 'Form registrasi' };

const MARKS: Record<Duplicate['same'][number], string> = {
  nik: 'NIK',
  plate: 'nopol',
  chassis: 'no. rangka',
  engine: 'no. mesin',
  bpkb: 'no. BPKB',
  phone: 'telepon',
};

/** What is the same, in words: 'NIK dan nopol sama'. */
function sameText({ same }: Pick<Duplicate, 'same'>): string {
  const words = same.map((mark) => MARKS[mark]);
  const last = words.pop() ?? '';
  return `${words.length > 0 ? `${words.join(', ')} dan ${last}` : last} sama`;
}

/** How it stands: a contract by its own statuses, a registration by the name of its. */
function duplicateStatus({ kind, status, record }: Duplicate): StatusLabel {
  const isContract = kind === 'CONTRACT' && (CONTRACT_STATUSES as readonly string[]).includes(status);
  return isContract
    ? contractStatusLabel(status as ContractStatus, record?.overdue)
    : { label: status, tone: 'neutral' };
}

/** What has the same NIK, plate, chassis, engine, BPKB or phone number; of other offices only that there is one. */
export function DuplicateList({ duplicates, hrefOf }: DuplicateListProps) {
  if (duplicates.length === 0) {
    return (
      <p className={styles.none}>
        Tidak ada kontrak atau form lain dengan NIK, nopol, no. rangka, no. mesin, no. BPKB, atau telepon yang
        sama.
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
