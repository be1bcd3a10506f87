import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatNumber } from '@/lib/format/rupiah';
import { asSentence } from '@/lib/format/sentence';
import { formatInstant } from '@/lib/format/tanggal';
import { dueOf, figuresOf } from '../domain/batchFigures';

export interface BatchNoticeProps {
  /** The statement. */
  batch: ImportBatch;
  /** Where a statement is sent. */
  uploadHref: string;
}

/** What somebody must know of a statement before anything else: it is incomplete, half posted, or undone. */
export function BatchNotice({ batch, uploadHref }: BatchNoticeProps) {
  if (batch.status === 'READING') {
    return (
      <InlineAlert
        tone="warning"
        title="Unggahan belum lengkap"
        action={
          <LinkButton kind="quiet" href={uploadHref}>
            Lanjutkan unggahan
          </LinkButton>
        }
      >
        {formatNumber(batch.received)} dari {formatNumber(batch.row_count)} baris sudah sampai. Pilih berkas
        yang sama lagi; baris yang sudah sampai tidak dikirim dua kali.
      </InlineAlert>
    );
  }
  if (batch.status === 'POSTING') {
    return (
      <InlineAlert
        tone="warning"
        title={figuresOf(batch, 'POSTED').rows > 0 ? 'Sebagian terposting' : 'Posting belum selesai'}
      >
        {formatNumber(figuresOf(batch, 'POSTED').rows)} baris sudah terposting,{' '}
        {formatNumber(figuresOf(batch, 'MATCHED').rows)} baris cocok belum.{' '}
        {dueOf(batch).rows > 0 && 'Lanjutkan posting; tidak ada baris yang diposting dua kali.'}
      </InlineAlert>
    );
  }
  if (batch.status !== 'UNDONE') return null;
  return (
    <InlineAlert tone="info" title="Mutasi ini sudah dibatalkan seluruhnya">
      Oleh {batch.undone_by?.name}, {formatInstant(batch.undone_at)}. Alasan: {asSentence(batch.undo_reason)}{' '}
      Semua nota dari mutasi ini batal. Berkas yang sama boleh diunggah lagi.
    </InlineAlert>
  );
}
