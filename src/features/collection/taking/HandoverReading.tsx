import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import type { UnitHandover } from '@/lib/contract/repossessions';
import { HandoverFacts, type SmallPicture } from './components/HandoverFacts';

export interface HandoverReadingProps {
  /** As it was signed. */
  handover: UnitHandover;
  /** Shows a photo or a signature. */
  Picture: SmallPicture;
  /** Asked to be printed. */
  onPrint: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** A BAST to be read, and the way to its paper. */
export function HandoverReading({ handover, Picture, onPrint, onClose }: HandoverReadingProps) {
  return (
    <Dialog
      open
      size="large"
      title={`BAST ${handover.order_number}`}
      changed={false}
      onClose={onClose}
      actions={
        <>
          <CancelButton>Tutup</CancelButton>
          <Button kind="primary" onClick={onPrint}>
            Cetak BAST
          </Button>
        </>
      }
    >
      {/* Reached by Tab, so that the arrow keys scroll what is longer than the dialog. */}
      <div tabIndex={0} role="region" aria-label="Isi BAST">
        <HandoverFacts handover={handover} Picture={Picture} />
      </div>
    </Dialog>
  );
}
