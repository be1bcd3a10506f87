import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { BPKB_FACT_LABELS } from '@/lib/contract/bpkbTerms';
import { formatDate } from '@/lib/format/tanggal';
import { BPKB_KIND_LABELS, BPKB_LABELS } from '@/lib/labels/bpkbLabels';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { ageText, daysLate, numberText, untilLabel, untilText } from '../domain/bookWords';
import styles from './BookHead.module.css';

export interface BookHeadProps {
  /** The book. */
  book: BpkbBook;
  /** Address of a contract's page; undefined for those who may not open it. */
  hrefOfContract: ((code: string) => string) | undefined;
}

/** Which book it is, how and where it stands, and what it secures. */
export function BookHead({ book, hrefOfContract }: BookHeadProps) {
  const { number, kind, state, since, days, contract_code: code, dpd, facts } = book;
  const { tone, label } = BPKB_LABELS[state];
  const contract = contractStatusLabel(book.contract_status, dpd);
  return (
    <article className={styles.root}>
      <header>
        <div>
          <p data-part="name">{numberText(number)}</p>
          <p data-part="what">
            {[kind === null ? 'BPKB' : BPKB_KIND_LABELS[kind], book.vehicle, book.plate_number]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div data-part="state">
          <StatusChip tone={tone}>{label}</StatusChip>
          <p>
            sejak <DateText kind="instant" value={since} /> ({ageText(days).toLowerCase()})
          </p>
        </div>
      </header>
      <dl>
        <Where book={book} />
        <Fact label="Kontrak">
          {hrefOfContract ? <Link href={hrefOfContract(code)}>{code}</Link> : code}
          <StatusChip tone={contract.tone}>{contract.label}</StatusChip>
        </Fact>
        <Fact label="Nasabah">{book.customer_name}</Fact>
        {(['owner', 'chassis_number', 'engine_number'] as const).map(
          (fact) =>
            facts[fact] !== '' && (
              <Fact key={fact} label={BPKB_FACT_LABELS[fact]}>
                {facts[fact]}
              </Fact>
            ),
        )}
      </dl>
    </article>
  );
}

/** Where it is, who has it, and until when. */
function Where({ book }: Pick<BookHeadProps, 'book'>) {
  const { state, office, to_office: to, place, holder, until, today } = book;
  const late = daysLate(until, today);
  return (
    <>
      <Fact label="Kantor">{to ? `${office.name}, dikirim ke ${to.name}` : office.name}</Fact>
      {place && <Fact label="Tempat">{place.name}</Fact>}
      {holder !== '' && <Fact label={state === 'IN_TRANSIT' ? 'Dibawa' : 'Dipegang'}>{holder}</Fact>}
      {until !== null && (
        <Fact label={untilLabel(state)}>
          {formatDate(until)}
          {late > 0 && <StatusChip tone="overdue">{untilText(until, today)}</StatusChip>}
        </Fact>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
