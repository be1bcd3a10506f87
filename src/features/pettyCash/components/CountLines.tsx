import type { ReactNode } from 'react';
import { Figure, FigureList } from '@/components/CashCount/FigureList';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { PettyCount } from '@/lib/contract/pettyCash';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { COUNT_KINDS } from '../domain/pettyText';
import styles from './CountLines.module.css';

export interface CountLinesProps {
  /** Newest first. */
  counts: readonly PettyCount[];
  /** What the reader can do with one: the holder answers a surprise count. */
  actOf?: ((count: PettyCount) => ReactNode) | undefined;
}

/** Counts of a fund, newest first: what was there, what should have been, and what was said of it. */
export function CountLines({ counts, actOf }: CountLinesProps) {
  return (
    <ol className={styles.root}>
      {counts.map((count) => {
        const difference = count.counted - count.expected;
        return (
          <li key={count.id} data-reopened={count.reopened !== null || undefined}>
            <h3>
              {COUNT_KINDS[count.kind]} {formatDate(count.day)}
              <Outcome difference={difference} />
            </h3>
            <p data-part="who">
              {count.counted_by.name}, {formatInstant(count.at)}; dipegang {count.holder.name}
            </p>
            <FigureList>
              <Figure label="Dihitung" strong>
                {formatRupiah(count.counted)}
              </Figure>
              <Figure label="Seharusnya">{formatRupiah(count.expected)}</Figure>
            </FigureList>
            {count.explanation !== '' && (
              <blockquote>
                {count.explanation}
                <cite>{count.counted_by.name}</cite>
              </blockquote>
            )}
            {count.answer && (
              <blockquote>
                {count.answer.text}
                <cite>
                  {count.answer.by}, pemegang kas, {formatInstant(count.answer.at)}
                </cite>
              </blockquote>
            )}
            {count.reopened && (
              <p data-part="reopened">
                Dibuka kembali {formatInstant(count.reopened.at)} oleh {count.reopened.by}:{' '}
                {count.reopened.reason}
              </p>
            )}
            {actOf?.(count)}
          </li>
        );
      })}
    </ol>
  );
}

function Outcome({ difference }: { difference: number }) {
  if (difference === 0) return <StatusChip tone="paid">Pas</StatusChip>;
  return (
    <StatusChip tone="overdue" wraps>
      {difference < 0 ? 'Kurang' : 'Lebih'} {formatRupiah(Math.abs(difference))}
    </StatusChip>
  );
}
