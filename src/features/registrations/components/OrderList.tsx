import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { Money } from '@/components/Money/Money';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { DisbursementOrder } from '@/lib/contract/disbursementCalls';
import styles from './OrderList.module.css';

export interface OrderListProps {
  /** Loans that wait to be paid in banknotes, the oldest first. */
  orders: readonly DisbursementOrder[];
  /** Paying one was chosen. */
  onPay: (order: DisbursementOrder) => void;
}

/** Loans that a cashier is to pay in banknotes; what can't be paid says why. */
export function OrderList({ orders, onPay }: OrderListProps) {
  const id = useId();
  return (
    <ul className={styles.root}>
      {orders.map((order) => {
        const whyId = `${id}-${order.registration_id}`;
        return (
          <li key={order.registration_id}>
            <div>
              <p data-part="name">
                {order.name} · <Money value={order.amount} />
              </p>
              <p data-part="more">
                {[order.number, order.vehicle].filter(Boolean).join(' · ')}. Diminta {order.ordered_by.name},{' '}
                <DateText kind="instant" value={order.ordered_at} />.
              </p>
              {order.obstacle !== null && (
                <WhyNot id={whyId} action="Bayar">
                  {order.obstacle}
                </WhyNot>
              )}
            </div>
            <Button
              kind="primary"
              aria-label={`Bayar ${order.name}`}
              disabled={order.obstacle !== null}
              aria-describedby={order.obstacle === null ? undefined : whyId}
              onClick={() => onPay(order)}
            >
              Bayar
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
