import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ProofOpener } from '@/components/ProofOpener/ProofOpener';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { ContractRequest } from '@/lib/contract/requests';
import { openFile } from '@/lib/files/openFile';
import { useHolidays } from '@/lib/query/useHolidays';
import { requestOptions } from './api/requests.queries';
import { restructurePlanOptions } from './api/restructure.queries';
import { proofOptions } from './api/taking.queries';
import { useDecision } from './api/useDecision';
import { RestructureMade } from './components/RestructureMade';
import { ReviewDialog } from './components/ReviewDialog';
import { proofOf } from './domain/proofOf';
import { decidedText } from './domain/outcomeText';

export interface RequestReviewProps {
  /** Id of the request. */
  id: string;
  /** Address of a contract's page; left out where the reader may not open it. */
  hrefOfContract?: ((code: string) => string) | undefined;
  /** Asked to be closed. */
  onClose: () => void;
}

/** One request on a contract, opened to be read or decided. */
export default function RequestReview({ id, hrefOfContract, onClose }: RequestReviewProps) {
  const toast = useToast();
  const { data, error, isFetching, refetch } = useQuery(requestOptions(id));
  const handleDecided = (decided: ContractRequest) => {
    const href = hrefOfContract?.(decided.contract_code);
    const action = href === undefined ? undefined : { label: 'Buka kontrak', href };
    toast.tell({ ...decidedText(decided), action }, onClose);
  };
  const plans = data?.request.ask.kind === 'RESTRUCTURE' && data.consequences !== null;
  const planned = useQuery({ ...restructurePlanOptions(id, data?.version ?? 0), enabled: plans });
  const holidays = useHolidays((planned.data?.schedule ?? []).map((line) => line.date_maturity));
  // Who decides compares with it; others read the record.
  const wanted = data?.request.may_decide ? proofOf(data.request.ask) : null;
  const proof = useQuery({ ...proofOptions(id, wanted?.fileId ?? 0), enabled: wanted !== null });
  const [opened, setOpened] = useState(false);
  const { send: decide, pending, problem } = useDecision(id, handleDecided);
  if (!data) {
    return (
      <Dialog open size="large" title="Permintaan" onClose={onClose}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonLines lines={10} />
        )}
      </Dialog>
    );
  }
  const restructured = (): ReactNode => (
    <RestructureMade
      planned={planned.data}
      error={planned.error}
      retrying={planned.isFetching}
      holidays={holidays}
      onRetry={() => void planned.refetch()}
    />
  );
  const paper = (): ReactNode => {
    if (wanted && proof.data) {
      return (
        <ProofOpener
          proof={{ label: wanted.label, file: proof.data }}
          opened={opened}
          openFile={openFile}
          onOpened={() => setOpened(true)}
        />
      );
    }
    return proof.error ? (
      <ErrorState error={proof.error} onRetry={() => void proof.refetch()} retrying={proof.isFetching} />
    ) : (
      <SkeletonLines lines={2} />
    );
  };
  return (
    <ReviewDialog
      detail={data}
      made={plans ? restructured() : wanted ? paper() : undefined}
      incomplete={(plans && !planned.data) || (wanted !== null && !opened)}
      contractHref={hrefOfContract?.(data.request.contract_code)}
      busy={pending?.kind}
      problem={problem}
      onApprove={() => decide({ kind: 'approve', version: data.version })}
      onReject={(reason) => decide({ kind: 'reject', reason, version: data.version })}
      onWithdraw={() => decide({ kind: 'withdraw' })}
      onClose={onClose}
    />
  );
}
