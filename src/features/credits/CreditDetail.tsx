import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { RecordId } from '@/lib/contract/fields';
import { useRememberOpened } from '@/lib/session/useRememberOpened';
import { useSession } from '@/lib/session/useSession';
import { creditDetailOptions } from './api/receipt.queries';
import { CreditHistory } from './components/CreditHistory';
import { CreditSummary, type ReceiptLinks } from './components/CreditSummary';
import { VoidNotice } from './components/VoidNotice';
import { PendingNotice } from './components/PendingNotice';
import { CreditReviewPart } from './CreditReviewPart';
import { lastListHref } from './listAddress';
import styles from './CreditDetail.module.css';

const CreditRejection = lazyOverlay(() => import('./CreditRejection'), byOnClose);
const CreditWithdrawal = lazyOverlay(() => import('./CreditWithdrawal'), byOnClose);

export interface CreditDetailProps {
  /** Id of the receipt. */
  id: RecordId;
  /** Where the list is; the way back there keeps its filters and page. */
  listHref: string;
  /** Where what the receipt mentions is opened. */
  links?: ReceiptLinks;
}

/** One receipt: its fields, the request that waits, its history. Opened from the list it shows at once. */
export function CreditDetail({ id, listHref, links }: CreditDetailProps) {
  const client = useQueryClient();
  const session = useSession();
  const detail = useQuery(creditDetailOptions(client, id));
  const shown = detail.data?.credit;
  useRememberOpened(
    shown && {
      kind: 'receipt',
      id: String(id),
      number: shown.invoice ?? String(id),
      customer: shown.customer_name ?? '',
    },
  );
  const [deciding, setDeciding] = useState<'review' | 'reject' | 'withdraw' | null>(null);
  const close = () => setDeciding(null);
  const handleRetry = () => void detail.refetch();
  if (!detail.data) {
    if (!detail.error) return <SkeletonLines lines={12} />;
    return (
      <PageParts apart className={styles.root}>
        <ErrorState error={detail.error} onRetry={handleRetry} retrying={detail.isFetching} />
        <p data-part="back">
          <LinkButton href={lastListHref(listHref)}>Kembali ke daftar</LinkButton>
        </p>
      </PageParts>
    );
  }
  const { credit, statement_line, waiting, may_decide, events } = detail.data;
  const mine = waiting?.request_by.username === session?.username;
  return (
    <PageParts apart className={styles.root}>
      {detail.error && (
        <StaleNotice error={detail.error} retrying={detail.isFetching} onRetry={handleRetry} />
      )}
      {waiting && (
        <PendingNotice
          waiting={waiting}
          mine={mine}
          canDecide={session?.access.is_credit_approval === 1 && !mine && may_decide !== false}
          onReview={() => setDeciding('review')}
          onReject={() => setDeciding('reject')}
          onWithdraw={waiting.request_id === undefined ? undefined : () => setDeciding('withdraw')}
        />
      )}
      <VoidNotice receipt={credit} />
      {!waiting && !credit.voided_at && session?.access.is_credit_update !== 1 && (
        <WhyNot action="Perubahan dan pembatalan">
          diminta oleh staf yang boleh mengubah nota, lalu diputuskan oleh penyetuju.
        </WhyNot>
      )}
      <CreditSummary receipt={credit} statementLine={statement_line} links={links} />
      <section>
        <h2>Riwayat</h2>
        {detail.isPlaceholderData ? <SkeletonLines lines={4} /> : <CreditHistory events={events} />}
      </section>
      {deciding === 'review' && <CreditReviewPart id={id} links={links} onClose={close} />}
      {deciding === 'reject' && <CreditRejection id={id} onClose={close} />}
      {deciding === 'withdraw' && waiting && <CreditWithdrawal waiting={waiting} onClose={close} />}
    </PageParts>
  );
}
