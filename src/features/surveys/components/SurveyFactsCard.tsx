import type { ReactNode } from 'react';
import { VisitWays } from '@/components/VisitWays/VisitWays';
import { formatInstant } from '@/lib/format/tanggal';
import type { SurveyFacts } from '../device/KeptSurvey';
import styles from './SurveyFactsCard.module.css';

export interface SurveyFactsCardProps {
  /** Whom to visit. */
  facts: SurveyFacts;
}

/** Whom to visit, and where: what is on the device, connection or not. */
export function SurveyFactsCard({ facts }: SurveyFactsCardProps) {
  const { name, number, phone, address, vehicle, plate, readAt } = facts;
  return (
    <section className={styles.root} aria-label="Yang dikunjungi">
      <h2>{name || 'Belum bernama'}</h2>
      <dl>
        {number && <Fact label="Nomor form">{number}</Fact>}
        {phone && <Fact label="Telepon">{phone}</Fact>}
        {address && <Fact label="Alamat">{address}</Fact>}
        {vehicle && <Fact label="Kendaraan">{[vehicle, plate].filter(Boolean).join(' · ')}</Fact>}
      </dl>
      <VisitWays facts={facts} />
      <p>Data per {formatInstant(readAt)}</p>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
