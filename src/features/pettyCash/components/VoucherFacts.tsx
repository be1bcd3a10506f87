import type { ReactNode } from 'react';
import { FactGroups } from '@/components/FactGroups/FactGroups';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { PETTY_VOUCHER_LABELS } from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { PLACES, voucherState } from '../domain/pettyText';
import styles from './VoucherFacts.module.css';

export interface VoucherFactsProps {
  /** The voucher. */
  voucher: PettyVoucher;
  /** Address of another voucher. */
  hrefOf: (id: number) => string;
  /** Its proof, to be opened. */
  proof?: ReactNode;
}

/** A voucher as it was written, and what became of it. */
export function VoucherFacts({ voucher, hrefOf, proof }: VoucherFactsProps) {
  const { tone, label } = voucherState(voucher);
  const { of, ended_by: endedBy } = voucher;
  return (
    <div className={styles.root}>
      <p data-part="head">
        <b>{formatRupiah(voucher.debit > 0 ? voucher.debit : voucher.credit)}</b>
        <span>{voucher.debit > 0 ? 'masuk' : voucher.credit > 0 ? 'keluar' : ''}</span>
        <StatusChip tone={tone} wraps>
          {label}
        </StatusChip>
      </p>
      <FactGroups groups={[{ title: PETTY_VOUCHER_LABELS[voucher.kind], facts: factsOf(voucher) }]} />
      {(of || endedBy) && (
        <ul>
          {of && (
            <li>
              {OF_WORDS[voucher.kind] ?? 'Atas'} <Link href={hrefOf(of.id)}>{of.number}</Link>
            </li>
          )}
          {endedBy && (
            <li>
              {voucher.state === 'VOIDED' ? 'Dibatalkan oleh' : 'Diselesaikan oleh'}{' '}
              <Link href={hrefOf(endedBy.id)}>{endedBy.number}</Link>
            </li>
          )}
        </ul>
      )}
      {proof}
      {voucher.no_proof !== '' && <p data-part="none">Tanpa bukti: {voucher.no_proof}</p>}
      {voucher.void_request_id !== null && (
        <p>
          <StatusChip tone="waiting">Pembatalan menunggu persetujuan</StatusChip>
        </p>
      )}
    </div>
  );
}

const OF_WORDS: Partial<Record<PettyVoucher['kind'], string>> = {
  REFUND: 'Kembalian dari',
  SETTLEMENT: 'Menyelesaikan kasbon',
  VOID: 'Membatalkan',
};

function factsOf(voucher: PettyVoucher): [string, string][] {
  const { kind, place, bank, spent } = voucher;
  const facts: [string, string][] = [
    ['Tanggal', formatDate(voucher.day)],
    ['Keterangan', voucher.description],
    ['Kategori', voucher.category?.name ?? ''],
    [kind === 'REFUND' ? 'Dikembalikan oleh' : 'Penerima', voucher.payee],
    ['Dibelanjakan', kind === 'SETTLEMENT' ? formatRupiah(spent) : ''],
    ['Paling lambat', formatDate(voucher.due)],
    ['Asal atau tujuan', place === null ? '' : `${PLACES[place]} ${bank}`.trim()],
    ['Referensi', voucher.reference],
    ['Saldo sesudahnya', formatRupiah(voucher.balance)],
    ['Ditulis', `${voucher.written_by.name}, ${formatInstant(voucher.at)}`],
    ['Disetujui', voucher.approved_by ?? ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
