import { Button } from '@/components/Button/Button';
import { MessagePage } from '@/components/MessagePage/MessagePage';
import { ApiError, errorMessage } from '@/lib/http/ApiError';

export interface NoSharedCardProps {
  /** Why the card did not come. */
  error: unknown;
  /** Another try is under way. */
  retrying?: boolean;
  /** Asked to try again. */
  onRetry: () => void;
}

/** Said of every link that opens nothing, whatever the reason. */
const NO_LINK = 'Tautan ini tidak berlaku. Mintalah yang baru ke kantor.';

/** A link that opens nothing, for good or for now. All that open nothing for good show the same. */
export function NoSharedCard({ error, retrying = false, onRetry }: NoSharedCardProps) {
  if (opensNothing(error)) {
    return (
      <MessagePage picture="lost" title="Kartu tidak dapat dibuka">
        {NO_LINK}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      {...looks(error)}
      actions={
        <Button kind="primary" busy={retrying} busyLabel="Mencoba…" onClick={onRetry}>
          Coba lagi
        </Button>
      }
    >
      {errorMessage(error)}
    </MessagePage>
  );
}

/** The server knows the link and says no; trying again can't help. */
export function opensNothing(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused' && !error.isPassing;
}

function looks(error: unknown) {
  if (error instanceof ApiError) {
    if (error.status === 429) return { picture: 'slow', title: 'Tunggu sebentar' } as const;
    if (error.kind === 'offline') return { picture: 'offline', title: 'Tidak tersambung' } as const;
    if (error.kind === 'timeout') return { picture: 'slow', title: 'Terlalu lama' } as const;
  }
  return { picture: 'trouble', title: 'Kartu belum dapat dibuka' } as const;
}
