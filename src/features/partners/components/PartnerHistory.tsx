import { EventList } from '@/components/EventList/EventList';
import type { PartnerEvent } from '@/lib/contract/partnerRecords';
import styles from './PartnerHistory.module.css';

export interface PartnerHistoryProps {
  /** Newest first. */
  events: readonly PartnerEvent[];
}

const LABELS: Record<string, string> = {
  name: 'Nama',
  nik: 'NIK',
  npwp: 'NPWP',
  phone: 'Telepon',
  area_code: 'Kode kota',
  active: 'Aktif',
  bank: 'Bank',
  account: 'No. rekening',
  account_holder: 'Atas nama',
  back_if_cancelled: 'Ditarik bila dibatalkan',
  back_after_days: 'Ditarik bila angsuran pertama tidak dibayar',
  state: 'Status komisi',
  amount: 'Komisi',
};

/** What was done about a partner, newest first, with the fields before and after. */
export function PartnerHistory({ events }: PartnerHistoryProps) {
  return (
    <EventList
      empty="Belum ada catatan."
      events={events.map(({ changes, ...event }) => ({ ...event, more: changeLines(changes) }))}
    />
  );
}

function changeLines(changes: PartnerEvent['changes']) {
  const told = Object.entries(changes).filter(
    ([field, [before, after]]) => before !== after && field !== 'state',
  );
  return (
    told.length > 0 && (
      <ul className={styles.changes}>
        {told.map(([field, [before, after]]) => (
          <li key={field}>
            {LABELS[field] ?? field}: {before || 'kosong'} → {after || 'kosong'}
          </li>
        ))}
      </ul>
    )
  );
}
