import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { PaperSelect } from '@/components/PrintSheet/PaperSelect';
import { usePaperSize } from '@/components/PrintSheet/paperSize';
import { PrintSheet } from '@/components/PrintSheet/PrintSheet';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { DayPrint } from './components/DayPrint';

/** Prints a day's last closing on the paper at hand. */
export function DayPrinting({
  shown,
}: {
  /** The cashier’s day. */
  shown: CashierDay;
}) {
  const [size, setSize] = usePaperSize();
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <PaperSelect size={size} onSize={setSize} />
      <Button onClick={() => setPrinting(true)}>Cetak penutupan</Button>
      {printing && (
        <PrintSheet size={size} onPrinted={() => setPrinting(false)}>
          <DayPrint shown={shown} size={size} />
        </PrintSheet>
      )}
    </>
  );
}
