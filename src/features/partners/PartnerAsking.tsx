import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import { useEditor } from '@/lib/editor/useEditor';
import { usePartnerWrite } from './api/usePartnerWrite';
import { AskForm } from './components/AskForm';
import { draftOf, readAsk, refusedAsk } from './domain/askDraft';
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
  const toast = useToast();
  const write = usePartnerWrite(side, () => {
    toast.tell(
      { message: 'Permintaan terkirim dan menunggu persetujuan.', next: 'Anda diberi tahu hasilnya.' },
      onClose,
    );
  });
  const { form, dialog, problem } = useEditor({
    // It is asked of the partner as it is now, which a 409 told too: there is no older one to go on from.
    record: null,
    start: () => draftOf(partner),
    write: { ...write, current: null },
    check: (draft) => readAsk(kind, draft).errors,
    refused: (fields, sent, draft) => refusedAsk(kind, fields, sent, draft),
    send: (draft) => {
      const { ask } = readAsk(kind, draft);
      const { id, version } = partner;
      if (ask) write.send({ do: 'ask', id, version, ask, reason: draft.reason.trim() });
    },
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      title={`Ubah ${askNoun(kind)} ${partner.name}`}
      sendLabel="Minta persetujuan"
      busyLabel="Mengirim…"
      namesKeys
      onClose={onClose}
    >
      <AskForm
        {...form}
        kind={kind}
        types={partner.contract_types}
        notice={
          problem && (
            <InlineAlert tone="danger" title="Permintaan belum terkirim">
              {problem.message} Yang Anda ketik tetap ada.
            </InlineAlert>
          )
        }
      />
    </FormDialog>
  );
}
