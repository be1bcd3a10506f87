import { Component, type ReactNode } from 'react';
import { ChunkError } from '@/lib/lazy/ChunkError';
import type { LazyComponent } from '@/lib/lazy/lazyComponent';
import { LazyFailure, type LazyFailureProps, type LazyProblem } from './LazyFailure';

export interface LazyPartBoundaryProps extends Pick<LazyFailureProps, 'shape' | 'onClose'> {
  children: ReactNode;
  part: Pick<LazyComponent<never>, 'load' | 'forget'>;
}

interface State {
  problem: LazyProblem | null;
  retrying: boolean;
}

/** A part that fails takes nothing else with it, and can be tried again. */
export class LazyPartBoundary extends Component<LazyPartBoundaryProps, State> {
  override state: State = { problem: null, retrying: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: error instanceof ChunkError ? 'missing' : 'broken' };
  }

  override componentWillUnmount() {
    // Whoever opens it later gets a new try.
    if (this.state.problem) this.props.part.forget();
  }

  private readonly retry = async () => {
    const { part } = this.props;
    if (this.state.problem === 'broken') return this.setState({ problem: null });
    part.forget();
    this.setState({ retrying: true });
    try {
      await part.load();
      this.setState({ problem: null, retrying: false });
    } catch {
      // The network is there and the chunk is not: a newer version was deployed. What was typed on the page is the
      // person's, so that the page is loaded again only when they say so.
      this.setState({ problem: navigator.onLine ? 'outdated' : 'missing', retrying: false });
    }
  };

  override render() {
    const { problem, retrying } = this.state;
    if (!problem) return this.props.children;
    return (
      <LazyFailure
        problem={problem}
        shape={this.props.shape}
        retrying={retrying}
        onRetry={() => void this.retry()}
        onClose={this.props.onClose}
        onReload={() => location.reload()}
      />
    );
  }
}
