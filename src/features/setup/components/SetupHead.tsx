import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import type { CompanySetup } from '@/lib/contract/companySetup';
import { formatInstant } from '@/lib/format/tanggal';
import { progressOf } from '../domain/setupText';

export interface SetupHeadProps {
  /** What the company has. */
  setup: CompanySetup;
  /** It is being opened again. */
  busy?: boolean;
  /** Asked to open a finished set-up again. */
  onReopen: () => void;
}

/** How far the set-up is, that it is finished, or that the reader can't change it. */
export function SetupHead({ setup, busy = false, onReopen }: SetupHeadProps) {
  const { done, all, text } = progressOf(setup);
  const { finished, may_change: mayChange } = setup;
  return (
    <>
      {!mayChange && (
        <InlineAlert tone="info">
          Penyiapan berlaku untuk semua kantor, jadi hanya diubah oleh yang bertugas untuk semua kantor. Anda
          dapat membacanya.
        </InlineAlert>
      )}
      {finished && (
        <InlineAlert
          tone="success"
          title="Penyiapan selesai"
          action={
            mayChange && (
              <Button kind="quiet" busy={busy} busyLabel="Menyimpan…" onClick={onReopen}>
                Buka lagi
              </Button>
            )
          }
        >
          Diselesaikan {formatInstant(finished.at)}
          {finished.by && ` oleh ${finished.by.name}`}. Semua isinya tetap dapat diubah di layarnya
          masing-masing.
        </InlineAlert>
      )}
      <ProgressBar label="Kemajuan penyiapan" value={done} max={all} valueText={text} />
    </>
  );
}
