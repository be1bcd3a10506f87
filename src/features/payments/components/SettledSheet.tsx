import type { ReactNode } from 'react';
import type { Settled } from '@/lib/contract/settlements';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { SettlementSheet } from './SettlementSheet';
import styles from './SettledSheet.module.css';

export interface SettledSheetProps {
  /** The settlement that was taken. */
  settled: Settled;
}

/** Above this a receipt needs a stamp (DOMAIN, meterai), rupiah. */
const STAMP_ABOVE = 5_000_000;

/** The settlement that was taken, with its receipts: what the customer takes home. On screen and on paper. */
export function SettledSheet({ settled: { receipts, settlement } }: SettledSheetProps) {
  const first = receipts[0];
  const last = receipts.at(-1);
  const sum = (field: 'cash' | 'bank') => receipts.reduce((total, one) => total + (one[field] ?? 0), 0);
  const [cash, bank] = [sum('cash'), sum('bank')];
  return (
    <div className={styles.root}>
      <SettlementSheet quote={settlement} taken />
      <dl>
        <Row label={receipts.length > 1 ? `${receipts.length} nota` : 'Nota'}>
          {first?.invoice}
          {receipts.length > 1 && ` sampai ${last?.invoice}`}
        </Row>
        {cash > 0 && <Row label="Tunai">{formatNumber(cash)}</Row>}
        {bank > 0 && <Row label="Transfer">{formatNumber(bank)}</Row>}
        <Row label="Diterima" strong>
          {formatRupiah(cash + bank)}
        </Row>
        <Row label="Kasir">{first?.cashier}</Row>
        {first?.note && <Row label="Catatan">{first.note}</Row>}
      </dl>
      {settlement.total > STAMP_ABOVE && <p data-part="stamp">Meterai Rp10.000</p>}
    </div>
  );
}

function Row({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
