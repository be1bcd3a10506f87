import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { ImportBatch } from '@/lib/contract/imports';
import { figuresOf, isAtWork } from '../domain/batchFigures';
import { checkLabelOf } from '../domain/importText';

export interface BatchObstaclesProps {
  /** The statement. */
  batch: ImportBatch;
  /** The reader may correct and post. */
  isCashier: boolean;
}

/** Why a statement can't be posted or undone by this reader, and who can (docs/decisions/0055). */
export function BatchObstacles({ batch, isCashier }: BatchObstaclesProps) {
  const isUndone = batch.status === 'UNDONE';
  return (
    <>
      {!isCashier && isAtWork(batch) && figuresOf(batch, 'MATCHED').rows > 0 && (
        <WhyNot action="Posting">dilakukan oleh kasir kantor ini; di sini barisnya hanya dibaca.</WhyNot>
      )}
      {!isUndone && !batch.may_undo && batch.posted_by && (
        <WhyNot action="Batalkan posting">
          dilakukan pemostingnya sendiri pada hari posting; sesudahnya oleh penyetuju yang tidak ikut
          memposting.
        </WhyNot>
      )}
      {checkLabelOf(batch)?.tone === 'waiting' && !batch.may_check && (
        <WhyNot action="Pemeriksaan">
          penyetuju kantor ini yang tidak ikut mengunggah, memposting, atau mengaitkan mencocokkannya dengan
          bank dari halaman Persetujuan. Sebelum itu transfer di dalamnya belum dikonfirmasi.
        </WhyNot>
      )}
      {!isUndone && !isCashier && !batch.may_undo && !batch.posted_by && (
        <WhyNot action="Batalkan unggahan">dilakukan oleh kasir kantor ini.</WhyNot>
      )}
    </>
  );
}
