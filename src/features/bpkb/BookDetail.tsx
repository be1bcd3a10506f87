import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useToast } from '@/components/Toast/useToast';
import type { BpkbAct } from '@/lib/contract/bpkbBook';
import type { BpkbRequest } from '@/lib/contract/bpkbRequests';
import type { PaperUpload, PaperView } from '@/lib/files/PaperParts';
import { bookOptions } from './api/bpkb.queries';
import { useWithdrawBookRequest } from './api/useBookWrites';
import { BookHead } from './components/BookHead';
import { BookMovements, type SmallPicture } from './components/BookMovements';
import { BookRequest } from './components/BookRequest';
import { NextActs } from './components/NextActs';
import styles from './BookDetail.module.css';

const BookActing = lazyOverlay(() => import('./BookActing'), byOnClose);

/** Parts of other features that a book is shown with. */
export interface BookParts {
  /** A field for a photo or paper. */
  Upload: PaperUpload;
  /** Opens a paper. */
  File: PaperView;
  /** Shows a photo or a signature, small. */
  Picture: SmallPicture;
}

export interface BookDetailProps extends BookParts {
  /** Id of the book. */
  id: string;
  /** Address of a contract's page; undefined for those who may not open it. */
  hrefOfContract: ((code: string) => string) | undefined;
  /** Where what waits is decided. */
  inboxHref: string;
}

/** One book: which it is, what may be done next, what waits, and all that happened to it. */
export function BookDetail({ id, hrefOfContract, inboxHref, Upload, File, Picture }: BookDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(bookOptions(id));
  const [act, setAct] = useState<BpkbAct | null>(null);
  const handleRetry = () => void refetch();
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
    ) : (
      <SkeletonLines lines={12} />
    );
  const { request } = data;
  return (
    <PageParts apart className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <BookHead book={data} hrefOfContract={hrefOfContract} />
      {request && (
        <BookRequest request={request} acts={<RequestActs request={request} inboxHref={inboxHref} />} />
      )}
      <section>
        <h2>Yang dapat dilakukan</h2>
        <NextActs book={data} onAct={setAct} />
      </section>
      <section>
        <h2>Riwayat BPKB</h2>
        <BookMovements book={data} File={File} Picture={Picture} />
      </section>
      {act && <BookActing {...{ act, Upload, File }} book={data} onClose={() => setAct(null)} />}
    </PageParts>
  );
}

/** What the reader can do about what was asked for, or why not. */
function RequestActs({ request, inboxHref }: { request: BpkbRequest; inboxHref: string }) {
  const { status, obstacle, may_withdraw: mayWithdraw } = request;
  if (status !== 'WAITING') return null;
  return (
    <>
      {obstacle === null && <LinkButton href={inboxHref}>Putuskan</LinkButton>}
      {mayWithdraw && <Withdrawing request={request} />}
      {obstacle !== null && !mayWithdraw && <span>{obstacle}</span>}
    </>
  );
}

function Withdrawing({ request }: { request: BpkbRequest }) {
  const toast = useToast();
  const { send, isPending, problem } = useWithdrawBookRequest(request);
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button
        kind="quiet"
        busy={isPending}
        busyLabel="Menarik…"
        onClick={() =>
          send(null, {
            onSuccess: () =>
              toast.tell({ message: 'Permintaan ditarik kembali.', next: 'BPKB tercatat seperti semula.' }),
          })
        }
      >
        Tarik kembali
      </Button>
    </>
  );
}
