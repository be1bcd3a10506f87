import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { Form } from '@/components/Form/Form';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { ContractActions } from '@/lib/contract/contractActions';
import { useRequestOnContract } from './api/useRequestOnContract';
import { ActionList } from './components/ActionList';
import { RequestForm } from './components/RequestForm';
import { readDraft, EMPTY_DRAFT, type RequestDraft } from './domain/requestDraft';
import { requestRefusal, type SentRequest } from './domain/requestRefusal';
import { KIND_ACTIONS, type MenuKind } from './domain/kindActions';
import { REQUEST_SENT } from './domain/outcomeText';
import { EMPTY_RESTRUCTURE } from './domain/restructureDraft';
import { RestructureDialog } from './RestructureDialog';

export interface ActionDialogProps {
  /** As they are now; a conflict replaces them while the dialog stays open. */
  actions: ContractActions;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Chooses what to ask for on a contract, then asks. What was typed outlives a refusal. */
export default function ActionDialog({ actions, onClose }: ActionDialogProps) {
  const toast = useToast();
  const formId = useId();
  const [kind, setKind] = useState<MenuKind | null>(null);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [restructure, setRestructure] = useState(EMPTY_RESTRUCTURE);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [tried, setTried] = useState(false);
  const {
    send: ask,
    isPending,
    fields,
    problem,
  } = useRequestOnContract(actions.contract_code, () => {
    toast.tell(REQUEST_SENT, onClose);
  });
  if (kind === null) {
    return (
      <Dialog open size="medium" title="Tindakan" onClose={onClose}>
        <ActionList actions={actions} onChoose={setKind} />
      </Dialog>
    );
  }
  if (kind === 'RESTRUCTURE') {
    return (
      <RestructureDialog
        actions={actions}
        draft={restructure}
        onChange={(change) => setRestructure((before) => ({ ...before, ...change }))}
        onBack={() => setKind(null)}
        onClose={onClose}
      />
    );
  }
  const result = readDraft(kind, draft, actions);
  const refused = requestRefusal(fields, sent, draft);
  const handleChange = (change: Partial<RequestDraft>) => setDraft((before) => ({ ...before, ...change }));
  const handleSubmit = () => {
    setTried(true);
    if (!result.ask) return;
    setSent({ ask: result.ask, draft });
    ask({ ask: result.ask, reason: draft.reason.trim(), version: actions.version });
  };
  return (
    <Dialog
      open
      size="medium"
      title={KIND_ACTIONS[kind].action}
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={() => setKind(null)}>
            Kembali
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Mengirim…" namesKeys>
            Minta persetujuan
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={KIND_ACTIONS[kind].action} busy={isPending} steps onSubmit={handleSubmit}>
        <RequestForm
          kind={kind}
          actions={actions}
          draft={draft}
          errors={{ ...refused, ...(tried ? result.errors : {}) }}
          busy={isPending}
          onChange={handleChange}
        />
        {problem && (
          <InlineAlert tone="danger" title="Permintaan belum terkirim">
            {problem} Yang Anda ketik tetap ada.
          </InlineAlert>
        )}
      </Form>
    </Dialog>
  );
}
