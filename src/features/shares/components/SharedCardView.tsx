import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { SharedCard } from '@/lib/contract/sharedCard';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { cardStatusOf } from '../domain/cardStatus';
import { SharedBpkb } from './SharedBpkb';
import { SharedDue } from './SharedDue';
import { SharedLines } from './SharedLines';
import { SharedOffice } from './SharedOffice';
import styles from './SharedCardView.module.css';

export interface SharedCardViewProps {
  /** What the link opens. */
  card: SharedCard;
  /** The page’s heading. */
  title: string;
}

/** A contract's card as its customer sees it on their own phone: what is to be paid, where, and how it came about. */
export function SharedCardView({ card, title }: SharedCardViewProps) {
  const { customer } = card;
  const status = cardStatusOf(card);
  const facts = [
    ['Kontrak', card.code],
    ['Nama', customer.name],
    ['Nopol', customer.plate],
    ['NIK', customer.nik],
    ['Telepon', customer.phone],
  ].filter(([, value]) => value !== '');
  return (
    <article className={styles.root}>
      <header>
        <p data-part="office">{card.office.name}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <StatusChip tone={status.tone}>{status.label}</StatusChip>
      </header>
      <dl data-part="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SharedDue card={card} text={status.text} />
      {card.bpkb && <SharedBpkb bpkb={card.bpkb} today={card.as_of} />}
      <SharedOffice office={card.office} code={card.code} pays={card.due !== null} />
      <SharedLines lines={card.lines} />
      <footer>
        <p>Dihitung per {formatDate(card.as_of)}. Pembayaran sesudahnya belum termasuk.</p>
        <p>
          Tautan ini berlaku sampai {formatInstant(card.ends_at)}. Data diri disamarkan; jangan meneruskannya
          kepada orang lain.
        </p>
      </footer>
    </article>
  );
}
