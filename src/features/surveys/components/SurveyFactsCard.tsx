import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import { formatInstant } from '@/lib/format/tanggal';
import { mapHref } from '@/lib/labels/position';
import type { SurveyFacts } from '../device/KeptSurvey';
import styles from './SurveyFactsCard.module.css';

export interface SurveyFactsCardProps {
  /** Whom to visit. */
  facts: SurveyFacts;
}

/** Whom to visit, and where: what is on the device, connection or not. */
export function SurveyFactsCard({ facts }: SurveyFactsCardProps) {
  const { name, number, phone, address, place, vehicle, plate, readAt } = facts;
  return (
    <section className={styles.root} aria-label="Yang dikunjungi">
      <h2>{name || 'Belum bernama'}</h2>
      <dl>
        {number && <Fact label="Nomor form">{number}</Fact>}
        {phone && (
          <Fact label="Telepon">
            <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
          </Fact>
        )}
        {address && <Fact label="Alamat">{address}</Fact>}
        {place && (
          <Fact label="Peta">
            <Link href={mapHref(place)} target="_blank" rel="noreferrer">
              Buka di peta
            </Link>
          </Fact>
        )}
        {vehicle && <Fact label="Kendaraan">{[vehicle, plate].filter(Boolean).join(' · ')}</Fact>}
      </dl>
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
