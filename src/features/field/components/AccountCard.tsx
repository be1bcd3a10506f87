import { useState, type ReactNode } from 'react';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { VisitWays } from '@/components/VisitWays/VisitWays';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { DayRow } from '../domain/dayRows';
import { standingLabel, lastVisitText, sourceText } from '../domain/fieldText';
import styles from './AccountCard.module.css';
import { ComingText } from './ComingText';

export interface AccountCardProps {
  /** The account. */
  one: DayRow;
  /** The plan that it is from. */
  plan: Pick<CollectorPlan, 'office' | 'day' | 'holiday'>;
}

/** Whom a visit is to, what is owed line by line, and the ways there. */
export function AccountCard({ one: { row, due }, plan }: AccountCardProps) {
  const { day } = plan;
  const [isWriting, setIsWriting] = useState(false);
  const { customer_name: name, phone, whatsapp, billing_address, domicile, village, position, owed } = row;
  const { tone, label } = standingLabel(row);
  const address = [billing_address, village].filter(Boolean).join(', ');
  const lines = owed.lines.filter(({ date_maturity, remainder }) => date_maturity <= day && remainder > 0);
  return (
    <section className={styles.root} aria-label="Yang dikunjungi">
      <header>
        <h2>{name}</h2>
        <StatusChip tone={tone}>{label}</StatusChip>
      </header>
      <p>
        {[row.contract_code, row.vehicle, row.plate.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}
      </p>
      <dl>
        <Fact label="Alamat tagih">{address}</Fact>
        {domicile !== '' && domicile !== billing_address && <Fact label="Domisili">{domicile}</Fact>}
        <Fact label="Harus dibayar hari ini">
          <strong>{formatRupiah(due)}</strong>
        </Fact>
        {lines.map((line) => (
          <Fact key={line.credit_to} label={`Angsuran ${line.credit_to}, ${formatDate(line.date_maturity)}`}>
            {formatRupiah(line.remainder)}
          </Fact>
        ))}
        {owed.penalty > 0 && <Fact label="Denda">{formatRupiah(owed.penalty)}</Fact>}
        {due === 0 && (
          <Fact label={`Angsuran berikutnya${row.next_due ? `, ${formatDate(row.next_due)}` : ''}`}>
            {formatRupiah(row.installment)}
          </Fact>
        )}
      </dl>
      <p>{[sourceText(row, day), lastVisitText(row)].filter(Boolean).join(' · ')}</p>
      <VisitWays
        facts={{ name, phone, whatsapp, address, place: position }}
        onWrite={() => setIsWriting(true)}
      />
      {isWriting && <ComingText plan={plan} row={row} onClose={() => setIsWriting(false)} />}
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
