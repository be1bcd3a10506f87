import type { HeldItem } from '@/lib/contract/staff';
import styles from './HeldItems.module.css';

export interface HeldItemsProps {
  /** What is in somebody's hands. */
  items: readonly HeldItem[];
}

const BECOMES: Readonly<Record<HeldItem['kind'], string>> = {
  CASH: 'tutup dan setor dahulu',
  CASH_REQUEST: 'ditarik kembali',
  CREDIT_REQUEST: 'ditarik kembali',
  CONTRACT_REQUEST: 'ditarik kembali',
  PARTNER_REQUEST: 'ditarik kembali',
  STATEMENT_REQUEST: 'ditarik kembali',
  CHANGE_REQUEST: 'ditarik kembali',
  VEHICLE_REQUEST: 'ditarik kembali',
  SURVEY: 'diserahkan',
  ACCOUNT: 'diserahkan',
};

/** What is in the hands of somebody who is to leave, each with what becomes of it. */
export function HeldItems({ items }: HeldItemsProps) {
  if (items.length === 0) return <p>Tidak ada pekerjaan atau uang yang masih dipegang.</p>;
  return (
    // It scrolls, so it takes the keyboard.
    <ul className={styles.root} tabIndex={0} aria-label="Yang masih dipegang">
      {items.map(({ key, kind, label }) => (
        <li key={key} data-blocks={kind === 'CASH' || undefined}>
          <span>{label}</span>
          <b>{BECOMES[kind]}</b>
        </li>
      ))}
    </ul>
  );
}
