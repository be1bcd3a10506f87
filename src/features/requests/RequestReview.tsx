import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { ContractRequest } from '@/lib/contract/requests';
import { useHolidays } from '@/lib/query/useHolidays';
import { requestOptions } from './api/requests.queries';
import { restructurePlanOptions } from './api/restructure.queries';
import { useDecision } from './api/useDecision';
import { RestructureMade } from './components/RestructureMade';
import { ReviewDialog } from './components/ReviewDialog';
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
  return (
    <ReviewDialog
      detail={data}
      made={
        plans ? (
          <RestructureMade
            planned={planned.data}
            error={planned.error}
            retrying={planned.isFetching}
            holidays={holidays}
            onRetry={() => void planned.refetch()}
          />
        ) : undefined
      }
      incomplete={plans && !planned.data}
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
