import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import type { Settled } from '@/lib/contract/settlements';
import { PrintSheet } from '@/components/PrintSheet/PrintSheet';
import { SettledSheet } from './components/SettledSheet';

export interface SettlementTakenProps {
  /** The settlement that was taken. */
  settled: Settled;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The settlement is written: its paper goes to the printer at once. Its single receipts are printed from Nota Cicilan. */
export function SettlementTaken({ settled, onClose }: SettlementTakenProps) {
  const [printing, setPrinting] = useState(true);
  return (
    <Dialog
      open
      size="medium"
      title="Pelunasan tersimpan"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setPrinting(true)}>Cetak</Button>
          <Button kind="primary" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      <SettledSheet settled={settled} />
      {printing && (
        <PrintSheet size="A4" onPrinted={() => setPrinting(false)}>
          <h1>Kwitansi pelunasan dipercepat</h1>
          <SettledSheet settled={settled} />
        </PrintSheet>
      )}
    </Dialog>
  );
}
