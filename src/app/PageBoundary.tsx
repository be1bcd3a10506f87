import { Component, type ReactNode } from 'react';
import { ErrorPage } from '@/components/ErrorPage/ErrorPage';
import { ForbiddenPage } from '@/components/ForbiddenPage/ForbiddenPage';
import { NotFoundPage } from '@/components/NotFoundPage/NotFoundPage';
import { ApiError } from '@/lib/http/ApiError';
import { ChunkError } from '@/lib/lazy/ChunkError';
import type { LazyComponent } from '@/lib/lazy/lazyComponent';
import { BarePage } from './layouts/BarePage';

export interface PageBoundaryProps {
  children: ReactNode;
  /** The chunk inside; asked for again when it did not come. */
  part: Pick<LazyComponent<never>, 'load' | 'forget'>;
  /** Around everything: what it shows must be a whole page. */
  alone?: boolean;
}

interface State {
  failure: { error: unknown } | null;
}

/** A page that fails takes nothing else with it: header and menu stay, and the page can be tried again. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentWillUnmount() {
    // Whoever comes back later gets a new try.
    if (this.state.failure) this.props.part.forget();
  }

  private readonly retry = async () => {
    if (this.state.failure?.error instanceof ChunkError) {
      this.props.part.forget();
      try {
        await this.props.part.load();
      } catch {
        // The network is there and the chunk is not: a newer version was deployed, which a page load brings.
        if (navigator.onLine) location.reload();
        return;
      }
    }
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const page = <FailedPage error={failure.error} onRetry={() => void this.retry()} />;
    return this.props.alone ? <BarePage>{page}</BarePage> : page;
  }
}

function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 403) return <ForbiddenPage message={error.message} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <ErrorPage error={error instanceof ChunkError ? asLostConnection(error) : error} onRetry={onRetry} />
  );
}

/** A missing chunk is told in the words and with the picture of a lost connection. */
function asLostConnection(cause: ChunkError): ApiError {
  return new ApiError({
    kind: 'offline',
    status: 0,
    message: 'Bagian halaman ini belum dapat dimuat. Periksa jaringan, lalu coba lagi.',
    cause,
  });
}
