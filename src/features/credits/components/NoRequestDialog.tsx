import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';

export interface NoRequestDialogProps {
  /** What it is about, in a few words. */
  title: string;
  /** It is being read. */
  loading: boolean;
  /** Why it could not be read. */
  error: unknown;
  /** Asked to try again. */
  onRetry: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Stands where a request will be shown: while it is asked for, when that failed, and when none waits any more. */
export function NoRequestDialog({ title, loading, error, onRetry, onClose }: NoRequestDialogProps) {
  return (
    <Dialog open title={title} size="large" onClose={onClose}>
      {loading ? (
        <SkeletonLines lines={12} />
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <EmptyState title="Sudah diputuskan">
          Tidak ada permintaan yang menunggu pada nota ini. Daftar sudah diperbarui.
        </EmptyState>
      )}
    </Dialog>
  );
}
