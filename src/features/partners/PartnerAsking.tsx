import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import { usePartnerWrite } from './api/usePartnerWrite';
import { AskForm } from './components/AskForm';
import { draftOf, readAsk, refusedAsk, type SentAsk } from './domain/askDraft';
import type { PartnerSide } from './domain/partnerSide';
import { askNoun } from './domain/partnerText';

export interface PartnerAskingProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** As it is now. */
  partner: Partner;
  /** What is asked for. */
  kind: PartnerAsk['kind'];
  /** Asked to be closed. */
  onClose: () => void;
}

/** Asks for another scheme or account. What was typed outlives a refusal. */
export function PartnerAsking({ side, partner, kind, onClose }: PartnerAskingProps) {
  const formId = useId();
  const toast = useToast();
  const [start] = useState(() => draftOf(partner));
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<SentAsk | null>(null);
  const { send, isPending, problem, fields } = usePartnerWrite(side, () => {
    toast.tell(
      { message: 'Permintaan terkirim dan menunggu persetujuan.', next: 'Anda diberi tahu hasilnya.' },
      onClose,
    );
  });
  const { ask, errors } = readAsk(kind, draft);
  const handleSubmit = () => {
    setTried(true);
    if (!ask) return;
    setSent({ ask, draft });
    const { id, version } = partner;
    send({ do: 'ask', id, version, ask, reason: draft.reason.trim() });
  };
  return (
    <Dialog
      open
      size="medium"
      title={`Ubah ${askNoun(kind)} ${partner.name}`}
      busy={isPending}
      changed={draft !== start}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Mengirim…" namesKeys>
            Minta persetujuan
          </Button>
        </>
      }
    >
      <AskForm
        kind={kind}
        formId={formId}
        draft={draft}
        errors={{ ...refusedAsk(fields, sent, draft), ...(tried ? errors : {}) }}
        types={partner.contract_types}
        busy={isPending}
        notice={
          problem && (
            <InlineAlert tone="danger" title="Permintaan belum terkirim">
              {problem} Yang Anda ketik tetap ada.
            </InlineAlert>
          )
        }
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
