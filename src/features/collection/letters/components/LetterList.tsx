import type { ReactNode } from 'react';
import { Money } from '@/components/Money/Money';
import type { Letter } from '@/lib/contract/letters';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { addressText, deliveryText, letterName } from '../domain/letterText';
import styles from './LetterList.module.css';

export interface LetterListProps {
  /** What is shown, in this order. */
  letters: readonly Letter[];
  /** They are of several contracts: whose each is stands beside it. */
  named?: boolean;
  /** What can be done with one. */
  actsOf?: (letter: Letter) => ReactNode;
}

/** Warning letters with their sums and how they were delivered. */
export function LetterList({ letters, named = false, actsOf }: LetterListProps) {
  return (
    <ul className={styles.root} aria-label="Surat peringatan">
      {letters.map((letter) => (
        <li key={letter.id}>
          <div data-part="facts">
            <p data-part="name">
              <strong>{letterName(letter.step)}</strong> {letter.number}
            </p>
            {named && (
              <p>
                {letter.customer_name}, {letter.contract_code}
              </p>
            )}
            <p data-part="quiet">
              Dibuat {formatDate(letter.made_on)}, terlambat {formatNumber(letter.dpd)} hari, tunggakan{' '}
              <Money value={letter.arrears} />, denda <Money value={letter.penalty} />
            </p>
            <p data-waits={deliveryText(letter) === null || undefined}>
              {deliveryText(letter) ?? 'Pengiriman belum dicatat'}
            </p>
            {letter.address_now && <p>{addressText(letter)}</p>}
            {letter.delivery?.note && <p data-part="quiet">{letter.delivery.note}</p>}
          </div>
          {actsOf && <div data-part="acts">{actsOf(letter)}</div>}
        </li>
      ))}
    </ul>
  );
}
