import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { SharedCard } from '@/lib/contract/sharedCard';
import styles from './SharedOffice.module.css';

export interface SharedOfficeProps {
  /** Where the contract is kept. */
  office: SharedCard['office'];
  /** What is said at the counter. */
  code: string;
  /** Whether anything is to be paid. */
  pays: boolean;
}

/** How and where to pay. No account number is named: nobody can tell a right one from a forged one here. */
export function SharedOffice({ office, code, pays }: SharedOfficeProps) {
  const { name, address, phone, active } = office;
  return (
    <section className={styles.root}>
      <h2>{pays ? 'Cara membayar' : 'Kantor'}</h2>
      {!active && (
        <p data-part="closed">
          Kantor ini sedang tidak menerima pembayaran. Hubungi kantor sebelum membayar.
        </p>
      )}
      <address>
        <strong>Kantor {name}</strong>
        {address && <span>{address}</span>}
      </address>
      {phone && (
        <LinkButton href={`tel:${phone.replace(/[^\d+]/g, '')}`} data-part="call">
          Telepon {phone}
        </LinkButton>
      )}
      {pays && (
        <ul>
          <li>
            Bayarlah di kantor dan sebutkan nomor kontrak <b>{code}</b>.
          </li>
          <li>Mintalah nota setiap kali membayar.</li>
          <li>
            Untuk transfer, tanyakan nomor rekening resmi langsung ke kantor. Jangan mentransfer ke rekening
            perorangan.
          </li>
        </ul>
      )}
    </section>
  );
}
