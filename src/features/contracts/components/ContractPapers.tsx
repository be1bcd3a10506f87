import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { ContractBpkb } from '@/lib/contract/bpkb';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { formatNumber } from '@/lib/format/rupiah';
import { BPKB_LABELS } from '@/lib/labels/bpkbLabels';
import styles from './ContractPapers.module.css';

export interface ContractPapersProps {
  /** The contract's facts. */
  contract: Pick<ContractFacts, 'code' | 'status' | 'vehicle' | 'restructured_to'>;
  /** The book that secures it; null: it was never recorded here. */
  bpkb: ContractBpkb | null;
  /** Address of the book's page; left out for those who may not open it. */
  bpkbHref?: ((id: number) => string) | undefined;
  /** The office's today, by which a book that is expected back is late. */
  asOf: string;
  /** How many receipts count. */
  receipts: number;
  /** Where payments are taken and settlements quoted; left out for those who may not go there. */
  paymentHref?: string | undefined;
  /** Prints the card; left out where it can't be printed. */
  cardPrint?: ReactNode;
}

/** What can be printed for a contract and where, and the BPKB that secures it. */
export function ContractPapers(props: ContractPapersProps) {
  const { contract, bpkb, bpkbHref, asOf, receipts, paymentHref, cardPrint } = props;
  const { vehicle, status } = contract;
  const runs = status === 'ACTIVE' || status === 'OVERDUE';
  const identity = [
    ['No. BPKB', vehicle.bpkb_number],
    ['Nopol', vehicle.plate_number],
    ['No. rangka', vehicle.chassis_number],
    ['No. mesin', vehicle.engine_number],
  ].filter(([, value]) => value !== '');
  return (
    <div className={styles.root}>
      <section>
        <h3>Yang dapat dicetak</h3>
        <ul>
          {cardPrint && (
            <li>
              <p>Kartu piutang</p>
              {cardPrint}
            </li>
          )}
          <li>
            <p>{receipts === 0 ? 'Nota: belum ada' : `Nota (${formatNumber(receipts)})`}</p>
            {receipts > 0 && <Link href="#nota">Pilih nota</Link>}
          </li>
          {runs && (
            <li>
              <p>Penawaran pelunasan dipercepat</p>
              {paymentHref && <Link href={paymentHref}>Buat penawaran</Link>}
            </li>
          )}
        </ul>
      </section>
      <section>
        <h3>Jaminan</h3>
        <dl>
          {identity.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Book {...{ bpkb, bpkbHref, asOf }} securesNow={contract.restructured_to} />
      </section>
    </div>
  );
}

interface BookProps extends Pick<ContractPapersProps, 'bpkb' | 'bpkbHref' | 'asOf'> {
  /** The contract that the book secures instead. */
  securesNow: string | null;
}

function Book({ bpkb, bpkbHref, asOf, securesNow }: BookProps) {
  if (securesNow !== null) return <p data-part="note">BPKB-nya sekarang menjamin kontrak {securesNow}.</p>;
  if (bpkb === null) return <p data-part="note">BPKB kontrak ini belum dicatat di aplikasi.</p>;
  const { label, tone } =
    bpkb.not_awaited_since === null
      ? BPKB_LABELS[bpkb.state]
      : ({ label: 'Tidak ditunggu', tone: 'neutral' } as const);
  const where = [bpkb.place, bpkb.holder].filter(Boolean).join(', ');
  const late = bpkb.until === null ? 0 : daysBetween(bpkb.until, asOf);
  return (
    <div data-part="book">
      <p>
        <span>BPKB</span>
        <StatusChip tone={tone}>{label}</StatusChip>
        <span>
          sejak <DateText kind="instant" value={bpkb.not_awaited_since ?? bpkb.since} />
        </span>
      </p>
      {where !== '' && <p>{where}</p>}
      {bpkb.until !== null && (
        <p>
          <span>
            Kembali paling lambat <DateText value={bpkb.until} />
          </span>
          {late > 0 && <StatusChip tone="overdue">Terlambat {formatNumber(late)} hari</StatusChip>}
        </p>
      )}
      {bpkbHref && <Link href={bpkbHref(bpkb.id)}>Buka BPKB</Link>}
    </div>
  );
}
