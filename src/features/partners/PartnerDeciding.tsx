import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Partner, PartnerRequest } from '@/lib/contract/partnerRecords';
import { usePartnerWrite } from './api/usePartnerWrite';
import { WaitingRequests } from './components/WaitingRequests';
import type { PartnerSide } from './domain/partnerSide';
import { askNoun } from './domain/partnerText';

export interface PartnerDecidingProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** As it is now. */
  partner: Partner;
}

type Decision = 'APPROVED' | 'REJECTED' | 'WITHDRAWN';

const VERBS = { APPROVED: 'Setujui', REJECTED: 'Tolak', WITHDRAWN: 'Tarik kembali' } as const;
const NEXT = {
  APPROVED: 'Yang baru sudah berlaku.',
  REJECTED: 'Yang lama tetap berlaku.',
  WITHDRAWN: 'Yang lama tetap berlaku.',
} as const;
const DONE = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' } as const;

/** What waits on a partner, with approving, rejecting and taking back; each asks once. */
export function PartnerDeciding({ side, partner }: PartnerDecidingProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState<{ request: PartnerRequest; decision: Decision } | null>(null);
  const { send, isPending, problem, reset } = usePartnerWrite(side, (act) => {
    const leave = () => setChosen(null);
    if (act.do !== 'decide') return leave();
    const { decision } = act;
    toast.tell({ message: `Permintaan ${DONE[decision]}.`, next: NEXT[decision] }, leave);
  });
  const handleConfirm = (reason = '') => {
    if (!chosen) return;
    const { request, decision } = chosen;
    const { id, version } = partner;
    send({ do: 'decide', id, version, request_id: request.id, decision, reason });
  };
  const dialog = {
    title: chosen
      ? `${VERBS[chosen.decision]} perubahan ${askNoun(chosen.request.ask.kind)} ${partner.name}?`
      : '',
    confirmLabel: chosen ? VERBS[chosen.decision] : '',
    busy: isPending,
    error: problem,
    onCancel: () => {
      setChosen(null);
      reset();
    },
  };
  return (
    <>
      {partner.waiting.length > 0 && (
        <section>
          <h2>Menunggu persetujuan</h2>
          <WaitingRequests
            requests={partner.waiting}
            types={partner.contract_types}
            busy={isPending}
            onDecide={(request, decision) => setChosen({ request, decision })}
          />
        </section>
      )}
      {chosen?.decision === 'REJECTED' && (
        <ReasonDialog open kind="danger" {...dialog} onConfirm={handleConfirm} />
      )}
      {chosen && chosen.decision !== 'REJECTED' && (
        <ConfirmDialog open {...dialog} onConfirm={() => handleConfirm()}>
          {chosen.decision === 'APPROVED' && (
            <p>
              {chosen.request.ask.kind === 'ACCOUNT'
                ? 'Rekening ini dibayar mulai besok. Pastikan sesuai buku tabungannya.'
                : 'Berlaku untuk kontrak yang cair mulai sekarang.'}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
