import { Button } from '@/components/Button/Button';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { errorMessage } from '@/lib/http/ApiError';

export interface StaleNoticeProps {
  /** Why the newer data did not come. */
  error: unknown;
  /** Another try is under way. */
  retrying: boolean;
  /** Asked to try again. */
  onRetry: () => void;
}

/** Says quietly that what is on screen could not be brought up to date; it stays. */
export function StaleNotice({ error, retrying, onRetry }: StaleNoticeProps) {
  return (
    <OfflineNotice
      action={
        <Button kind="quiet" busy={retrying} busyLabel="Mencoba…" onClick={onRetry}>
          Coba lagi
        </Button>
      }
    >
      Belum diperbarui: {errorMessage(error)} Yang tampil adalah data terakhir.
    </OfflineNotice>
  );
}
