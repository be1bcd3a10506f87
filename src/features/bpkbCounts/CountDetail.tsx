import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { RecordList } from '@/components/RecordList/RecordList';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { BpkbCount, BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { useList } from '@/lib/list/useList';
import { keepDecoder } from '@/lib/scanning/openDecoder';
import { countOptions } from './api/counts.queries';
import { CountHead } from './components/CountHead';
import { FINDING_VIEW } from './components/findingView';
import { CountUnsent } from './CountUnsent';
import { FINDINGS } from './domain/countList';
import styles from './CountDetail.module.css';

const FindingSettling = lazyOverlay(() => import('./FindingSettling'), byOnClose);

export interface CountDetailProps {
  /** The count. */
  id: string;
  /** Staff id of the reader. */
  owner: string;
  /** Where it is counted. */
  scanHref: string;
  /** Address of a book. */
  hrefOfBook: (id: number) => string;
  /** A field for a photo. */
  Upload: PaperUpload;
}

/** One count: blind while it is open, then what it comes to and what differs. */
export function CountDetail({ id, owner, scanHref, ...parts }: CountDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(countOptions(id));
  const isOpen = data?.state === 'OPEN';
  useEffect(() => {
    // For the way into the vault, where nothing can be fetched.
    if (isOpen) void keepDecoder();
  }, [isOpen]);
  const handleRetry = () => void refetch();
  return (
    <PageParts apart className={styles.root}>
      {/* Known without a connection, so it stands there first, and stays. */}
      <CountUnsent owner={owner} countId={Number(id)} />
      {data ? (
        <>
          {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
          <CountHead count={data} />
          {isOpen && <p>Yang seharusnya ada tidak diperlihatkan sampai hitungan ditutup.</p>}
          {data.result && <Findings count={data} {...parts} />}
        </>
      ) : error ? (
        <>
          <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
          <LinkButton href={scanHref}>Hitung dari yang tersimpan di perangkat</LinkButton>
        </>
      ) : (
        <SkeletonLines lines={10} />
      )}
    </PageParts>
  );
}

interface FindingsProps extends Pick<CountDetailProps, 'hrefOfBook' | 'Upload'> {
  count: BpkbCount;
}

function Findings({ count, hrefOfBook, Upload }: FindingsProps) {
  const shown = useList(FINDINGS, { params: { id: String(count.id) } });
  const [opened, setOpened] = useState<BpkbFindingRow | null>(null);
  return (
    <section>
      <h2>Selisih</h2>
      <RecordList shown={shown} view={FINDING_VIEW} onOpen={setOpened} />
      {opened && (
        <FindingSettling
          {...{ count, Upload }}
          finding={opened}
          bookHref={hrefOfBook(opened.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
