import { styled } from '@mui/material/styles';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { colour, font, size, space } from '@/lib/theme/tokens';
import { dateSpan } from '../domain/dateSpan';
import type { ReadingSummary } from '../statement/StatementReader';
import { UnreadableLines } from './UnreadableLines';

export interface ReadingPreviewProps {
  /** Undefined: the mapping is incomplete or still being read. */
  reading: ReadingSummary | undefined;
  /** False: something must be chosen first. */
  complete: boolean;
  problem?: string | undefined;
}

/** What would be sent: counts, sum, days, the first rows, and every line that can't be read. Nothing is sent yet. */
export function ReadingPreview({ reading, complete, problem }: ReadingPreviewProps) {
  if (problem) return <InlineAlert tone="danger">{problem}</InlineAlert>;
  if (!complete) {
    return <InlineAlert tone="info">Lengkapi kolom di atas; hasil bacaannya tampil di sini.</InlineAlert>;
  }
  if (!reading) return <SkeletonLines lines={8} />;
  return (
    <Root>
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
          <dt>Dilewati</dt>
          <dd>
            {formatNumber(reading.out)} uang keluar, {formatNumber(reading.without)} tanpa jumlah
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
              <span data-part="text">
                {line.description}
                {line.reference && <small> {line.reference}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <UnreadableLines lines={reading.unreadable} count={reading.unreadableCount} />
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: `${space(2)} ${space(4)}`,
    margin: 0,
  },
  '& dt': { fontSize: font.small, color: colour.inkMuted },
  '& dd': { margin: 0, fontWeight: font.strong, fontVariantNumeric: 'tabular-nums' },
  '& > ol': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
  },
  '& ol > li': {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    gap: `0 ${space(3)}`,
    padding: `${space(2)} ${space(3)}`,
    fontVariantNumeric: 'tabular-nums',
    '&:not(:last-child)': { borderBottom: `1px solid ${colour.line}` },
  },
  '& [data-part="line"]': { color: colour.inkMuted },
  '& [data-part="amount"]': { textAlign: 'end', fontWeight: font.medium },
  '& [data-part="text"]': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  '& small': { color: colour.inkMuted, fontSize: font.small },
});
