import { Button } from '@/components/Button/Button';
import { errorText } from '@/components/ErrorState/errorText';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';

export interface ErrorPageProps {
  /** What was thrown. */
  error?: unknown;
  /** Asked to try again. */
  onRetry?: () => void;
  /** Where the way home leads. */
  homeHref?: string;
}

/** The page itself failed; the rest of the app goes on. */
export function ErrorPage({ error, onRetry, homeHref = '/' }: ErrorPageProps) {
  const { picture, message } = errorText(error);
  return (
    <MessagePage
      picture={picture}
      title="Halaman ini tidak dapat ditampilkan"
      actions={
        <>
          <LinkButton href={homeHref}>Ke beranda</LinkButton>
          {onRetry && (
            <Button kind="primary" onClick={onRetry}>
              Coba lagi
            </Button>
          )}
        </>
      }
    >
      {message}
    </MessagePage>
  );
}
