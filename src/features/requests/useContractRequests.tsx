import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import type { PageAction, PageActs } from '@/components/PageHeader/PageAction';
import { errorMessage } from '@/lib/http/ApiError';
import { AFTER_REQUEST } from '@/lib/labels/afterRequest';
import { useSession } from '@/lib/session/useSession';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { hasAny } from '@/lib/contract/access';
import type { ContractActions } from '@/lib/contract/contractActions';
import { actionsOptions } from './api/requests.queries';
import { PendingStrip } from './components/PendingStrip';
import { KIND_ACTIONS, MENU_KINDS, type MenuKind } from './domain/kindActions';

const ActionDialog = lazyOverlay(() => import('./ActionDialog'), byOnClose);
const RequestReview = lazyOverlay(() => import('./RequestReview'), byOnClose);

/** Who may ask for anything on a contract. */
const ASKS = ['is_contract', 'is_credit_add', 'is_credit_update', 'is_collector_spv'] as const;

export interface ContractRequestActs extends PageActs {
  /** Opens what asks for a kind, where it is offered elsewhere than in the menu. */
  ask: (kind: MenuKind) => void;
}

/**
 * On a contract: what may be asked for, and the request that waits. Until that is known every kind keeps its place in the
 * menu, so that no page jumps.
 * @param code contract code
 * @param Upload a field for the paper that a request rests on
 */
export function useContractRequests(code: string, Upload: PaperUpload): ContractRequestActs {
  const access = useSession()?.access;
  const { data, error, isFetching, refetch } = useQuery(actionsOptions(code));
  const [asking, setAsking] = useState<MenuKind | null>(null);
  /** The request that was opened: it stays open when it no longer waits, and says so. */
  const [reviewed, setReviewed] = useState<number | null>(null);
  const mayAsk = access !== undefined && hasAny(access, ASKS) && (data !== undefined || error === null);
  if (!data) {
    return {
      ask: setAsking,
      actions: mayAsk ? MENU_KINDS.map((kind) => actionOf(kind, undefined, setAsking)) : [],
      // A contract that cannot be read says so on the page around this one.
      shown: error && (
        <OfflineNotice
          action={
            <Button kind="quiet" busy={isFetching} busyLabel="Mencoba…" onClick={() => void refetch()}>
              Coba lagi
            </Button>
          }
        >
          Tindakan belum dapat dimuat: {errorMessage(error)}
        </OfflineNotice>
      ),
    };
  }
  const { waiting } = data;
  const offered = MENU_KINDS.filter((kind) => data.kinds.some((one) => one.kind === kind));
  return {
    ask: setAsking,
    actions: mayAsk ? offered.map((kind) => actionOf(kind, data, setAsking)) : [],
    shown: (
      <>
        {waiting && <PendingStrip waiting={waiting} onOpen={() => setReviewed(waiting.id)} />}
        {asking && (
          <ActionDialog kind={asking} actions={data} Upload={Upload} onClose={() => setAsking(null)} />
        )}
        {reviewed !== null && <RequestReview id={String(reviewed)} onClose={() => setReviewed(null)} />}
      </>
    ),
  };
}

const actionOf = (
  kind: MenuKind,
  known: ContractActions | undefined,
  onAsk: (kind: MenuKind) => void,
): PageAction => ({
  label: KIND_ACTIONS[kind].action,
  onSelect: () => onAsk(kind),
  waits: known === undefined,
  whyNot: known?.waiting ? AFTER_REQUEST : known?.kinds.find((one) => one.kind === kind)?.obstacle,
});
