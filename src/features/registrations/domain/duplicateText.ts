import { CONTRACT_STATUSES, type ContractStatus } from '@/lib/contract/contractListDefaults';
import type { Duplicate } from '@/lib/contract/registrations';
import { contractStatusLabel, type StatusLabel } from '@/lib/labels/statusLabel';

const MARKS: Record<Duplicate['same'][number], string> = {
  nik: 'NIK',
  plate: 'nopol',
  chassis: 'no. rangka',
  engine: 'no. mesin',
};

/** What is the same, in words: 'NIK dan nopol sama'. */
export function sameText({ same }: Pick<Duplicate, 'same'>): string {
  const words = same.map((mark) => MARKS[mark]);
  const last = words.pop() ?? '';
  return `${words.length > 0 ? `${words.join(', ')} dan ${last}` : last} sama`;
}

/** How it stands: a contract by its own statuses, a registration by the name of its. */
export function duplicateStatus({ kind, status, record }: Duplicate): StatusLabel {
  const isContract = kind === 'CONTRACT' && (CONTRACT_STATUSES as readonly string[]).includes(status);
  return isContract
    ? contractStatusLabel(status as ContractStatus, record?.overdue)
    : { label: status, tone: 'neutral' };
}
