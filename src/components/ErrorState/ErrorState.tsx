import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailureCode } from '@/components/FailureCode/FailureCode';
import { Picture } from '@/components/Picture/Picture';
import { failureCode } from '@/lib/http/ApiError';
import { errorText } from './errorText';

export interface ErrorStateProps {
  /** What was thrown; its kind decides the words. */
  error: unknown;
  /** Offered where trying again can help. */
  onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  retrying?: boolean;
  /** What was kept: 'Yang Anda ketik tersimpan.' */
  kept?: string;
}

/** A place that could not be filled: what happened, what was kept, what to do next. */
export function ErrorState({ error, onRetry, retrying = false, kept }: ErrorStateProps) {
  const { picture, title, message, canRetry } = errorText(error);
  const code = failureCode(error);
  return (
    <EmptyState
      role="alert"
      icon={<Picture name={picture} />}
      title={title}
      action={
        canRetry &&
        onRetry && (
          <Button busy={retrying} busyLabel="Mencoba…" onClick={onRetry}>
            Coba lagi
          </Button>
        )
      }
    >
      {message} {kept}
      {code !== null && <FailureCode code={code} />}
    </EmptyState>
  );
}
