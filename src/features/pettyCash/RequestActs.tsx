import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { useToast } from '@/components/Toast/useToast';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import { useDecideHolder, useWithdrawPetty } from './api/usePettyWrites';
import { completeLabel } from './domain/completeDraft';
import type { PettyAct } from './domain/pettyAct';
import { requestTitle } from './domain/pettyText';

export interface RequestActsProps {
  /** What was asked for. */
  request: PettyRequest;
  /** Where it is decided. */
  inboxHref: string;
  /** Something is to be done about it. */
  onAct: (act: PettyAct) => void;
}

/** What the reader can do about something that was asked for, or why not. */
export function RequestActs({ request, inboxHref, onAct }: RequestActsProps) {
  const { kind, status, obstacle } = request;
  const name = (label: string) => `${label}: ${requestTitle(request)}`;
  const isWaiting = status === 'WAITING';
  return (
    <>
      {request.may_withdraw && <Withdrawing request={request} />}
      {isWaiting && obstacle === null && kind === 'HOLDER' && (
        <>
          <Button kind="quiet" onClick={() => onAct({ do: 'refuse', request })}>
            Tolak
          </Button>
          <Confirming request={request} />
        </>
      )}
      {isWaiting && obstacle === null && kind !== 'HOLDER' && (
        <LinkButton href={inboxHref} aria-label={name('Putuskan')}>
          Putuskan
        </LinkButton>
      )}
      {isWaiting && obstacle !== null && !request.may_withdraw && <span>{obstacle}</span>}
      {request.may_cancel && (
        <Button kind="quiet" aria-label={name('Tidak jadi')} onClick={() => onAct({ do: 'cancel', request })}>
          Tidak jadi
        </Button>
      )}
      {request.may_complete && (
        <Button
          kind="primary"
          aria-label={name(completeLabel(request))}
          onClick={() => onAct({ do: 'complete', request })}
        >
          {completeLabel(request)}
        </Button>
      )}
    </>
  );
}

function Withdrawing({ request }: Pick<RequestActsProps, 'request'>) {
  const toast = useToast();
  const { send, isPending, problem } = useWithdrawPetty();
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button
        kind="quiet"
        busy={isPending}
        busyLabel="Menarik…"
        aria-label={`Tarik kembali: ${requestTitle(request)}`}
        onClick={() =>
          send(request, {
            onSuccess: () =>
              toast.tell({ message: 'Permintaan ditarik kembali.', next: 'Tidak ada uang yang berpindah.' }),
          })
        }
      >
        Tarik kembali
      </Button>
    </>
  );
}

/** Taking the fund over needs no dialog: the count stands beside the button. */
function Confirming({ request }: Pick<RequestActsProps, 'request'>) {
  const toast = useToast();
  const { send, isPending, problem } = useDecideHolder(request);
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button
        kind="primary"
        busy={isPending}
        busyLabel="Menerima…"
        onClick={() =>
          send(
            { decision: 'APPROVED', reason: '' },
            {
              onSuccess: () =>
                toast.tell({ message: 'Kas kecil Anda terima.', next: 'Mulai sekarang Anda pemegangnya.' }),
            },
          )
        }
      >
        Terima kas
      </Button>
    </>
  );
}
