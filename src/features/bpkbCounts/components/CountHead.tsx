import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { BpkbCount } from '@/lib/contract/bpkbCounts';
import { formatNumber } from '@/lib/format/rupiah';
import { COUNT_LABELS, countName } from '../domain/countWords';
import styles from './CountHead.module.css';

export interface CountHeadProps {
  /** The count. */
  count: BpkbCount;
}

/** What is counted, how it stands, who counted how much, and after closing what it comes to. */
export function CountHead({ count }: CountHeadProps) {
  const { state, started_by: by, started_at: at, counted, by_counter: counters, result, note } = count;
  const { tone, label } = COUNT_LABELS[state];
  return (
    <article className={styles.root}>
      <header>
        <p data-part="name">{countName(count)}</p>
        <StatusChip tone={tone}>{label}</StatusChip>
      </header>
      <dl data-part="facts">
        <Fact label="Dimulai">
          <DateText kind="instant" value={at} />, {by.name}
        </Fact>
        {count.closed_at !== null && (
          <Fact label="Ditutup">
            <DateText kind="instant" value={count.closed_at} />
            {count.closed_by && `, ${count.closed_by.name}`}
          </Fact>
        )}
        {count.ended_at !== null && (
          <Fact label={state === 'CANCELLED' ? 'Dibatalkan' : 'Ditandatangani'}>
            <DateText kind="instant" value={count.ended_at} />
            {count.ended_by && `, ${count.ended_by.name}`}
          </Fact>
        )}
        {note !== '' && <Fact label={state === 'CANCELLED' ? 'Alasan' : 'Catatan'}>{note}</Fact>}
      </dl>
      <dl data-part="figures" aria-label="Terhitung">
        <Figure label="Terhitung" value={counted} />
        {result && (
          <>
            <Figure label="Seharusnya" value={result.expected} />
            <Figure label="Sesuai" value={result.as_expected} />
            <Figure label="Tidak ditemukan" value={result.missing} isWrong />
            <Figure label="Salah tempat" value={result.misplaced} isWrong />
            <Figure label="Tidak tercatat di sini" value={result.surplus} isWrong />
            <Figure label="Bergerak" value={result.moved} />
          </>
        )}
      </dl>
      {counters.length > 0 && (
        <ul>
          {counters.map((counter) => (
            <li key={counter.by.username}>
              <span>{counter.by.name}</span>
              <span>
                {formatNumber(counter.counted)} buku
                {counter.keyed > 0 && `, ${formatNumber(counter.keyed)} diketik`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Figure = ({ label, value, isWrong = false }: { label: string; value: number; isWrong?: boolean }) => (
  <div>
    <dt>{label}</dt>
    <dd data-tone={isWrong && value > 0 ? 'overdue' : undefined}>{formatNumber(value)}</dd>
  </div>
);
