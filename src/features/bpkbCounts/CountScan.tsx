import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { formatInstant } from '@/lib/format/tanggal';
import { errorMessage } from '@/lib/http/ApiError';
import { isConflict } from '@/lib/http/conflict';
import { ScanBoard } from './components/ScanBoard';
import { useHeardBack } from './device/heardBack';
import { useCounting } from './device/useCounting';
import { CountUnsent, useUnsent } from './CountUnsent';
import { againText } from './domain/againText';

export interface CountScanProps {
  /** The count. */
  id: string;
  /** Staff id of who counts. */
  owner: string;
  /** The count's own page: where a pause leads, and where it is closed. */
  countHref: string;
}

/** Counts shelf by shelf, with or without a connection. */
export function CountScan({ id, owner, countHref }: CountScanProps) {
  const { count, error, retry, counted, send, ...board } = useCounting(owner, id);
  const heard = useHeardBack(Number(id));
  const unsent = useUnsent(owner, Number(id));
  if (!count) {
    if (isConflict(error))
      return (
        <PageParts>
          <EmptyState
            title="Opname ini tidak dihitung lagi"
            action={<LinkButton href={countHref}>Buka opname</LinkButton>}
          >
            {errorMessage(error)}
          </EmptyState>
          <CountUnsent owner={owner} countId={Number(id)} />
        </PageParts>
      );
    return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonLines lines={10} />;
  }
  const { waiting } = unsent;
  const others = heard ? againText(heard.others) : null;
  return (
    <PageParts>
      {error && (
        <InlineAlert tone="info" title="Menghitung tanpa jaringan">
          Kode tersimpan di perangkat ini dan dikirim sendiri saat tersambung. Daftar label dari{' '}
          {formatInstant(count.readAt)}.
        </InlineAlert>
      )}
      <ScanBoard
        {...board}
        name={count.name}
        places={count.labels.places}
        // What others counted meanwhile is known with the last sending.
        counted={Math.max(counted, (heard?.counted ?? 0) + waiting)}
        unsent={waiting}
        pauseHref={countHref}
        onSend={() => void send().catch(() => undefined)}
      />
      {others && (
        <InlineAlert tone="warning" title="Dari server">
          {others}
        </InlineAlert>
      )}
      <CountUnsent owner={owner} countId={Number(id)} />
    </PageParts>
  );
}
