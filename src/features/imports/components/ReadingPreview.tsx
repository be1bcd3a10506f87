import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { dateSpan } from '../domain/dateSpan';
import type { ReadingSummary } from '@/lib/tables/statement/StatementReader';
import { UnreadableLines } from './UnreadableLines';
import styles from './ReadingPreview.module.css';

export interface ReadingPreviewProps {
  /** Undefined: the mapping is incomplete or still being read. */
  reading: ReadingSummary | undefined;
  /** False: something must be chosen first. */
  complete: boolean;
  /** Why the file cannot be read, as a sentence. */
  problem?: string | undefined;
}

/** What would be sent: counts, sum, days, the first rows, and every line that is not. Nothing is sent yet. */
export function ReadingPreview({ reading, complete, problem }: ReadingPreviewProps) {
  if (problem) return <InlineAlert tone="danger">{problem}</InlineAlert>;
  if (!complete) {
    return <InlineAlert tone="info">Lengkapi kolom di atas; hasil bacaannya tampil di sini.</InlineAlert>;
  }
  if (!reading) return <SkeletonLines lines={8} />;
  return (
    <div className={styles.root}>
      <dl>
        <div>
          <dt>Uang masuk</dt>
          <dd>{formatNumber(reading.count)} baris</dd>
        </div>
        <div>
          <dt>Jumlah</dt>
          <dd>{formatRupiah(reading.amount)}</dd>
        </div>
        <div>
          <dt>Tanggal</dt>
          <dd>{dateSpan(reading.dateFrom, reading.dateTo) || '–'}</dd>
        </div>
        <div>
          <dt>Semua baris</dt>
          <dd>
            {formatNumber(reading.rows)} = {formatNumber(reading.count)} masuk + {formatNumber(reading.out)}{' '}
            keluar + {formatNumber(reading.unreadable.length)} tidak ikut
          </dd>
        </div>
      </dl>
      {reading.count === 0 ? (
        <InlineAlert tone="warning" title="Tidak ada uang masuk yang terbaca">
          Periksa kolom uang masuk, cara menulis jumlah, dan tanda masuk.
        </InlineAlert>
      ) : (
        <ol aria-label="Baris pertama yang akan dikirim">
          {reading.first.map((line) => (
            <li key={line.line}>
              <span data-part="line">Baris {formatNumber(line.line)}</span>
              <span data-part="date">{formatDateShort(line.date)}</span>
              <span data-part="amount">{formatNumber(line.amount)}</span>
              <span data-part="description">
                {line.description}
                {line.reference && <small> {line.reference}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <UnreadableLines lines={reading.unreadable} />
    </div>
  );
}
