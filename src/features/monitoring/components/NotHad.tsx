import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { errorMessage } from '@/lib/http/ApiError';

export interface NotHadProps {
  /** What could not be had, as it is called. */
  what: string;
  /** Why. */
  error: unknown;
  /** Another try is under way. */
  retrying: boolean;
  /** Asked to try again. */
  onRetry: () => void;
}

/** A part of the page whose figures could not be had; the others stand. */
export const NotHad = ({ what, error, retrying, onRetry }: NotHadProps) => (
  <InlineAlert
    tone="warning"
    title={`${what} tidak dapat dimuat`}
    action={
      <Button busy={retrying} busyLabel="Mencoba…" onClick={onRetry}>
        Coba lagi
      </Button>
    }
  >
    {errorMessage(error)}
  </InlineAlert>
);
