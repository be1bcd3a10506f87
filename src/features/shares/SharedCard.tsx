import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button/Button';
import { errorMessage } from '@/lib/http/ApiError';
import { sharedCardOptions } from './api/sharedCard.queries';
import { NoSharedCard, opensNothing } from './components/NoSharedCard';
import { SharedCardShape } from './components/SharedCardShape';
import { SharedCardView } from './components/SharedCardView';
import styles from './SharedCard.module.css';

export interface SharedCardProps {
  /** What stands behind `/share/customer/`. */
  token: string;
  /** The page’s heading. */
  title: string;
}

/**
 * What a link opens, without a session. A link that was revoked meanwhile takes the card away; a network that went leaves
 * it.
 */
export function SharedCard({ token, title }: SharedCardProps) {
  const { data, error, isFetching, refetch } = useQuery(sharedCardOptions(token));
  const handleRetry = () => void refetch();
  return (
    <>
      {/* The server says it too; a page that a service worker kept has no header of its own. */}
      <meta name="referrer" content="no-referrer" />
      {error && (!data || opensNothing(error)) ? (
        <NoSharedCard error={error} retrying={isFetching} onRetry={handleRetry} />
      ) : data ? (
        <>
          {error && (
            <p className={styles.stale} role="status">
              Belum diperbarui: {errorMessage(error)}{' '}
              <Button kind="quiet" busy={isFetching} busyLabel="Mencoba…" onClick={handleRetry}>
                Coba lagi
              </Button>
            </p>
          )}
          <SharedCardView card={data} title={title} />
        </>
      ) : (
        <SharedCardShape title={title} />
      )}
    </>
  );
}
