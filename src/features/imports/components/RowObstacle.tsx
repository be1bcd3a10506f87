import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { ImportRow } from '@/lib/contract/importRows';
import type { ImportBatch } from '@/lib/contract/imports';

export interface RowObstacleProps {
  /** The statement. */
  batch: ImportBatch;
  /** The row that nothing can be decided about. */
  row: ImportRow;
  /** The reader takes payments. */
  isCashier: boolean;
}

/** Why nothing can be decided about a row, and the way that can. */
export function RowObstacle({ batch, row, isCashier }: RowObstacleProps) {
  if (batch.status === 'UNDONE') return null;
  if (row.tied) return null;
  if (row.state === 'POSTED') {
    return (
      <WhyNot action="Ganti kontrak">
        baris ini sudah menjadi nota. Minta notanya dibatalkan atau diubah, atau batalkan posting seluruh
        mutasi.
      </WhyNot>
    );
  }
  if (!isCashier) return <WhyNot action="Pilih kontrak">dilakukan oleh kasir kantor ini.</WhyNot>;
  return <WhyNot action="Pilih kontrak">dapat dilakukan setelah semua baris berkas sampai.</WhyNot>;
}
