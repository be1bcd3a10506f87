import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { ContractActions } from '@/lib/contract/requests';
import { useAsk } from './api/useAsk';
import { ActionList } from './components/ActionList';
import { AskForm } from './components/AskForm';
import { askOf, EMPTY_ASK, type AskDraft } from './domain/askDraft';
import { KIND_WORDS, type MenuKind } from './domain/kindWords';

export interface ActionDialogProps {
  /** As they are now; a conflict replaces them while the dialog stays open. */
  actions: ContractActions;
  onClose: () => void;
}

/** Chooses what to ask for on a contract, then asks. What was typed outlives a refusal. */
export default function ActionDialog({ actions, onClose }: ActionDialogProps) {
  const toast = useToast();
  const formId = useId();
  const [kind, setKind] = useState<MenuKind | null>(null);
  const [draft, setDraft] = useState(EMPTY_ASK);
  const [tried, setTried] = useState(false);
  const {
    send: ask,
    isPending,
    fields: refused,
    problem,
  } = useAsk(actions.contract_code, () => {
    toast.show({ tone: 'success', message: 'Permintaan terkirim dan menunggu persetujuan.' });
    onClose();
  });
  if (kind === null) {
    return (
      <Dialog open size="medium" title="Tindakan" onClose={onClose}>
        <ActionList actions={actions} onChoose={setKind} />
      </Dialog>
    );
  }
  const result = askOf(kind, draft, actions);
  const cash = refused['ask.cash'];
  const handleChange = (change: Partial<AskDraft>) => setDraft((before) => ({ ...before, ...change }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (result.ask) ask({ ask: result.ask, reason: draft.reason.trim(), version: actions.version });
  };
  return (
    <Dialog
      open
      size="medium"
      title={KIND_WORDS[kind].action}
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={() => setKind(null)}>
            Kembali
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Mengirim…">
            Minta persetujuan
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label={KIND_WORDS[kind].action} onSubmit={handleSubmit}>
        <AskForm
          kind={kind}
          actions={actions}
          draft={draft}
          errors={tried ? { ...(cash !== undefined && { cash }), ...result.errors } : {}}
          busy={isPending}
          onChange={handleChange}
        />
        {problem && (
          <InlineAlert tone="danger" title="Permintaan belum terkirim">
            {problem} Yang Anda ketik tetap ada.
          </InlineAlert>
        )}
      </form>
    </Dialog>
  );
}
