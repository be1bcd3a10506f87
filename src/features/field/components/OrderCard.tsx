import type { ReactNode } from 'react';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { VisitWays } from '@/components/VisitWays/VisitWays';
import { formatDate } from '@/lib/format/tanggal';
import type { OrderRow } from '../domain/orderRows';
import { orderLabel } from '../domain/orderText';
import styles from './AccountCard.module.css';

export interface OrderCardProps {
  /** The order. */
  order: OrderRow['order'];
  /** The office's today. */
  today: string;
}

const BASES = { AGREEMENT: 'Kesepakatan penyerahan', RULING: 'Putusan pengadilan' } as const;

/** The order as it is shown at the door: by what right, which unit, whom it names. */
export function OrderCard({ order, today }: OrderCardProps) {
  const { customer_name: name, billing_address, domicile, certificate } = order;
  const { tone, label } = orderLabel(order, today);
  const unit = [order.vehicle, order.colour, order.vehicle_year].filter(Boolean).join(' · ');
  return (
    <section className={styles.root} aria-label="Surat tugas">
      <header>
        <h2>{name}</h2>
        <StatusChip tone={tone}>{label}</StatusChip>
      </header>
      <p>
        {order.number} · {order.contract_code}
      </p>
      <dl>
        <Fact label="Unit">{unit}</Fact>
        <Fact label="Nomor polisi">
          <strong>{order.plate_number}</strong>
        </Fact>
        <Fact label="Nomor rangka">{order.chassis_number}</Fact>
        <Fact label="Nomor mesin">{order.engine_number}</Fact>
        <Fact label="Alamat tagih">{billing_address}</Fact>
        {domicile !== '' && domicile !== billing_address && <Fact label="Domisili">{domicile}</Fact>}
        <Fact label="Dasar">
          {BASES[order.basis]} {order.basis_number}, {formatDate(order.basis_on)}
        </Fact>
        <Fact label="Berlaku">
          {formatDate(order.valid_from)} sampai {formatDate(order.valid_until)}
        </Fact>
        <Fact label="Petugas">{order.collectors.join(', ')}</Fact>
        <Fact label="Sertifikat Anda">
          {certificate.number}, sampai {formatDate(certificate.until)}
        </Fact>
      </dl>
      <VisitWays facts={{ name, phone: '', whatsapp: '', address: billing_address, place: null }} />
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
