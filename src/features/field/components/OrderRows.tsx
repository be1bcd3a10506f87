import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SendingLine } from '@/components/SendingLine/SendingLine';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { OrderRow } from '../domain/orderRows';
import { isFillable } from '../domain/bastRules';
import { orderLabel, RESULT_WORDS } from '../domain/orderText';
import styles from './OrderRows.module.css';

export interface OrderRowsProps {
  /** In the order in which they are shown. */
  rows: readonly OrderRow[];
  /** The office's today. */
  today: string;
  /** Where an order is carried out. */
  hrefOf: (id: number) => string;
}

/** A collector's orders, each with its unit, how long it holds, and where its BAST is by now. */
export function OrderRows({ rows, today, hrefOf }: OrderRowsProps) {
  return (
    <ul className={styles.root} aria-label="Surat tugas penarikan">
      {rows.map((row) => (
        <Order key={row.order.order_id} {...{ row, today, hrefOf }} />
      ))}
    </ul>
  );
}

function Order({
  row: { order, bast, status, isOver },
  today,
  hrefOf,
}: { row: OrderRow } & Omit<OrderRowsProps, 'rows'>) {
  const isSent = bast?.step === 'sent';
  const { tone, label } = orderLabel(order, today);
  const isOpen = bast !== null && isFillable(bast);
  const action = bast === null ? (isOver ? 'Lihat' : 'Isi BAST') : isOpen ? 'Lanjutkan BAST' : 'Lihat BAST';
  const plate = order.plate_number.replaceAll(' ', '\u00a0');
  return (
    <li>
      <div data-part="who">
        <h2>{order.customer_name}</h2>
        {!isSent && <StatusChip tone={tone}>{label}</StatusChip>}
      </div>
      <p data-part="code">
        {order.number} · {order.contract_code}
      </p>
      <p>{[order.vehicle, order.colour, plate].filter(Boolean).join(' · ')}</p>
      <p data-part="address">{order.billing_address}</p>
      {bast && status && (
        <div data-part="bast">
          <strong>{bast.result === null ? 'BAST' : RESULT_WORDS[bast.result]}</strong>
          <SendingLine status={status} />
        </div>
      )}
      <div data-part="acts">
        <LinkButton
          kind={bast === null && !isOver ? 'primary' : 'secondary'}
          href={hrefOf(order.order_id)}
          aria-label={`${action} ${order.customer_name}`}
        >
          {action}
        </LinkButton>
      </div>
    </li>
  );
}
