import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useToast } from '@/components/Toast/useToast';
import { keptList } from '@/lib/address/keptList';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import type { Batch, BatchPreview } from '@/lib/contract/commissions';
import { officesQuery } from '@/lib/query/officesQuery';
import type { PartnerSide } from '../domain/partnerSide';
import { previewOptions } from './api/commissions.queries';
import { usePayBatch } from './api/usePayBatch';
import type { HrefOfContract } from './components/commissionView';
import { HeldList } from './components/HeldList';
import { PayConflict } from './components/PayConflict';
import { PayDialog } from './components/PayDialog';
import { PayoutList } from './components/PayoutList';
import { PaySummary } from './components/PaySummary';
import { BATCHES } from './domain/commissionList';
import { paymentChanges, paymentOf } from './domain/payment';
import styles from './CommissionPay.module.css';

export interface CommissionPayProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Address of a partner's page. */
  hrefOfPartner: (id: number) => string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: HrefOfContract;
  /** The server has paid it. */
  onPaid: (batch: Batch) => void;
}

/** No list leads back here. */
const PLACE = { ...BATCHES.AGENT, kept: keptList(null) };

/** What a batch of an office would pay now, and paying it: exactly what was shown, once. */
export function CommissionPay({ side, hrefOfPartner, hrefOfContract, onPaid }: CommissionPayProps) {
  const toast = useToast();
  const { state, change } = useOfficeListState(PLACE);
  const offices = useQuery(officesQuery());
  const { data, error, isFetching, refetch } = useQuery(previewOptions(side, state.office));
  /** As it was shown when paying was chosen; what is fetched meanwhile does not change the question. */
  const [seen, setSeen] = useState<BatchPreview | null>(null);
  const { send, reset, isPending, problem, current, isUnknown } = usePayBatch(side, state.office);
  const nameOf = (id: number | undefined) => offices.data?.find((office) => office.id === id)?.name;
  const close = () => {
    reset();
    setSeen(null);
  };
  const handleConfirm = (shown: BatchPreview) =>
    send(paymentOf(shown), {
      onSuccess: (batch) =>
        toast.tell(
          { message: `Komisi dibayarkan dalam ${batch.number}.`, next: 'Unduh daftarnya untuk bank.' },
          () => onPaid(batch),
        ),
    });
  const handleRetry = () => void refetch();
  const chosen = state.office === 'all' ? data?.office_id : state.office;
  return (
    <PageParts apart className={styles.root}>
      {(offices.data?.length ?? 0) > 1 && chosen !== undefined && (
        <div data-part="office">
          <Select
            label="Kantor"
            options={(offices.data ?? []).map((office) => ({ value: String(office.id), label: office.name }))}
            value={String(chosen)}
            onChange={(office) => change({ office: Number(office) })}
          />
        </div>
      )}
      {error && data && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        ) : (
          <SkeletonLines lines={10} />
        ))}
      {data && (
        <Preview
          preview={data}
          noun={side.noun}
          {...{ hrefOfPartner, hrefOfContract }}
          onPay={() => setSeen(data)}
        />
      )}
      {seen && current && <PayConflict changes={paymentChanges(seen, current)} onShow={close} />}
      {seen && !current && (
        <PayDialog
          seen={seen}
          noun={side.noun}
          office={nameOf(seen.office_id)}
          busy={isPending}
          problem={problem}
          isUnknown={isUnknown}
          onConfirm={() => handleConfirm(seen)}
          onCancel={close}
        />
      )}
    </PageParts>
  );
}

interface PreviewProps extends Pick<CommissionPayProps, 'hrefOfPartner' | 'hrefOfContract'> {
  preview: BatchPreview;
  noun: string;
  onPay: () => void;
}

function Preview({ preview, noun, hrefOfPartner, hrefOfContract, onPay }: PreviewProps) {
  const { payouts, held } = preview;
  return (
    <>
      {payouts.length > 0 ? (
        <>
          <PaySummary preview={preview} noun={noun} onPay={onPay} />
          <section>
            <h2>Dibayarkan</h2>
            <PayoutList payouts={payouts} {...{ hrefOfPartner, hrefOfContract }} />
          </section>
        </>
      ) : (
        <EmptyState title="Tidak ada komisi yang siap dibayar">
          {held.length > 0
            ? 'Yang sudah disetujui menunggu, dengan sebabnya di bawah.'
            : 'Komisi yang sudah disetujui orang lain muncul di sini.'}
        </EmptyState>
      )}
      {held.length > 0 && (
        <section>
          <h2>Belum dapat dibayar</h2>
          <HeldList held={held} hrefOfPartner={hrefOfPartner} />
        </section>
      )}
    </>
  );
}
