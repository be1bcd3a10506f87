import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import type { StaffPerson } from '@/lib/contract/staff';
import { certificateText } from '@/lib/labels/certificateText';
import { officesText } from '../domain/staffText';
import styles from './StaffFacts.module.css';

export interface StaffFactsProps {
  /** Whose facts they are. */
  person: StaffPerson;
}

/** What is known about somebody, a label above each value. */
export function StaffFacts({ person }: StaffFactsProps) {
  const { email, title, authenticator, sessions, last_seen_at: seen, ended } = person;
  const facts: (readonly [string, ReactNode])[] = [
    ['Jabatan', title.name],
    ['Kantor', officesText(person)],
    ['E-mail', email ?? 'Belum ada; kode masuk dicetak server'],
    ...(person.collects || person.certificate
      ? [['Sertifikat kolektor', certificateText(person.certificate)] as const]
      : []),
    ...(authenticator ? [['Faktor kedua', 'Aplikasi autentikator'] as const] : []),
    ['Sesi berjalan', sessions === 0 ? 'Tidak ada' : String(sessions)],
    ['Terakhir terlihat', seen === null ? 'Belum pernah masuk' : <DateText kind="instant" value={seen} />],
    ...(ended
      ? [
          [
            person.state === 'ENDED' ? 'Berhenti' : 'Pernah berhenti',
            <>
              <DateText kind="instant" value={ended.at} />
              {ended.by && `, oleh ${ended.by.name}`}: {ended.reason}
            </>,
          ] as const,
        ]
      : []),
  ];
  return (
    <div className={styles.root}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RecordStamps of={person} />
    </div>
  );
}
