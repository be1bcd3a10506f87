import { DateText } from '@/components/DateText/DateText';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { labelOf } from '@/lib/labels/creditFields';
import { formatCreditValue } from '../domain/formatCreditValue';
import styles from './CreditHistory.module.css';

type CreditEvent = CreditDetail['events'][number];

const ACTIONS: Record<CreditEvent['action'], string> = {
  CREATED: 'Nota dibuat',
  CHANGE_REQUESTED: 'Perubahan diminta',
  CHANGE_APPROVED: 'Perubahan disetujui',
  CHANGE_REJECTED: 'Perubahan ditolak',
  CHANGE_WITHDRAWN: 'Permintaan perubahan ditarik',
  VOID_REQUESTED: 'Pembatalan diminta',
  VOIDED: 'Nota dibatalkan',
  VOID_REJECTED: 'Pembatalan ditolak',
  VOID_WITHDRAWN: 'Permintaan pembatalan ditarik',
  RESPLIT: 'Pembagian denda dan angsuran dihitung ulang',
};

export interface CreditHistoryProps {
  /** Newest first. */
  events: readonly CreditEvent[];
}

/** What happened to a receipt, newest first, with the fields that changed (DOMAIN, maker and checker). */
export function CreditHistory({ events }: CreditHistoryProps) {
  return (
    <ol className={styles.root}>
      {events.map((event) => (
        <li key={event.id} data-action={event.action}>
          <p>
            <b>{ACTIONS[event.action]}</b> · {event.by.name || event.by.username}
          </p>
          <p data-part="when">
            <DateText kind="instant" value={event.at} />
          </p>
          {event.reason && <blockquote>{event.reason}</blockquote>}
          {event.action !== 'VOIDED' && <Changes changes={event.changes} />}
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: Pick<CreditEvent, 'changes'>) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map(([field, [before, after]]) => (
        <li key={field}>
          {labelOf(field)}: {formatCreditValue(field, before) || 'kosong'}{' '}
          <span aria-label="menjadi" role="img">
            →
          </span>{' '}
          <b>{formatCreditValue(field, after) || 'kosong'}</b>
        </li>
      ))}
    </ul>
  );
}
