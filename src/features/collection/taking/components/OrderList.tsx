import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { RepossessionOrder } from '@/lib/contract/repossessions';
import type { PaperView } from '@/lib/files/PaperParts';
import { formatDate } from '@/lib/format/tanggal';
import { BASIS_LABELS } from '@/lib/labels/takingLabels';
import { ORDER_STATE_LABELS } from '../domain/takingText';
import styles from './OrderList.module.css';

export interface OrderListProps {
  /** Newest first. */
  orders: readonly RepossessionOrder[];
  /** Opens the paper of the agreement or ruling. */
  FileView: PaperView;
  /** What can be done with one. */
  actsOf: (order: RepossessionOrder) => ReactNode;
}

/** Orders to take a unit: how each stands, whom it names, and until when it holds. */
export function OrderList({ orders, FileView, actsOf }: OrderListProps) {
  if (orders.length === 0) return <p className={styles.none}>Belum pernah ada surat tugas.</p>;
  return (
    <ul className={styles.root} aria-label="Surat tugas penarikan">
      {orders.map((order) => {
        const { label, tone } = ORDER_STATE_LABELS[order.state];
        return (
          <li key={order.id}>
            <div data-part="name">
              <strong>{order.number}</strong>
              <StatusChip tone={tone}>{label}</StatusChip>
            </div>
            <p>{order.state_text}</p>
            <dl>
              <div>
                <dt>Kolektor</dt>
                <dd>{order.collectors.map(({ name }) => name).join(', ')}</dd>
              </div>
              <div>
                <dt>Berlaku</dt>
                <dd>
                  <DateText value={order.valid_from} /> sampai <DateText value={order.valid_until} />
                </dd>
              </div>
              <div>
                <dt>Dasar</dt>
                <dd>
                  {BASIS_LABELS[order.basis]} {order.basis_number}, {formatDate(order.basis_on)}
                </dd>
              </div>
              <div>
                <dt>Diminta</dt>
                <dd>
                  {order.asked_by.name}, disetujui {order.approved_by.name}: {order.reason}
                </dd>
              </div>
              {order.withdrawn && (
                <div>
                  <dt>Dicabut</dt>
                  <dd>
                    {order.withdrawn.by.name}: {order.withdrawn.reason}
                  </dd>
                </div>
              )}
            </dl>
            <FileView label={`Bukti dasar ${order.number}`} file={order.proof} />
            <div data-part="acts">{actsOf(order)}</div>
          </li>
        );
      })}
    </ul>
  );
}
