import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { ContractActions } from '@/lib/contract/contractActions';
import { useEditor } from '@/lib/editor/useEditor';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { takingBasisOptions } from './api/taking.queries';
import { useRequestOnContract } from './api/useRequestOnContract';
import { RequestForm } from './components/RequestForm';
import { readDraft, EMPTY_DRAFT, type RequestDraft } from './domain/requestDraft';
import { requestRefusal } from './domain/requestRefusal';
import { isTaking, KIND_ACTIONS, type MenuKind } from './domain/kindActions';
import { REQUEST_SENT } from './domain/outcomeText';
import { EMPTY_RESTRUCTURE } from './domain/restructureDraft';
import { RestructureDialog } from './RestructureDialog';

export interface ActionDialogProps {
  /** What is asked for. */
  kind: MenuKind;
  /** As they are now; a conflict replaces them while the dialog stays open. */
  actions: ContractActions;
  /** A field for the paper that a request rests on. */
  Upload: PaperUpload;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Asks for something on a contract. What was typed outlives a refusal. */
export default function ActionDialog({ kind, actions, Upload, onClose }: ActionDialogProps) {
  const toast = useToast();
  const [restructure, setRestructure] = useState(EMPTY_RESTRUCTURE);
  const write = useRequestOnContract(actions.contract_code, () => {
    toast.tell(REQUEST_SENT, onClose);
  });
  const taken = useQuery({
    ...takingBasisOptions(actions.contract_code, actions.version),
    enabled: isTaking(kind),
  });
  const taking = isTaking(kind) ? taken.data : undefined;
  const read = (draft: RequestDraft) =>
    kind === 'RESTRUCTURE' ? null : readDraft(kind, draft, actions, taking);
  const { form, dialog } = useEditor({
    record: null,
    start: () => EMPTY_DRAFT,
    write,
    check: (draft) => read(draft)?.errors ?? {},
    refused: (fields, sent, draft) =>
      requestRefusal(fields, sent && write.sent ? { ask: write.sent.ask, draft: sent } : null, draft),
    send: (draft) => {
      const ask = read(draft)?.ask;
      if (ask) write.send({ ask, reason: draft.reason.trim(), version: actions.version });
    },
  });
  if (kind === 'RESTRUCTURE') {
    return (
      <RestructureDialog
        actions={actions}
        draft={restructure}
        onChange={(change) => setRestructure((before) => ({ ...before, ...change }))}
        onClose={onClose}
      />
    );
  }
  if (isTaking(kind) && !taking) {
    const { error, isFetching, refetch } = taken;
    return (
      <Dialog
        open
        size="medium"
        title={KIND_ACTIONS[kind].action}
        changed={false}
        onClose={onClose}
        actions={<CancelButton>Tutup</CancelButton>}
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </Dialog>
    );
  }
  const { formId, values: draft, errors, busy, onChange, onSubmit } = form;
  return (
    <Dialog
      open
      size="medium"
      title={KIND_ACTIONS[kind].action}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button kind="primary" type="submit" form={formId} busy={busy} busyLabel="Mengirim…" namesKeys>
            Minta persetujuan
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label={KIND_ACTIONS[kind].action} busy={busy} steps onSubmit={onSubmit}>
        <RequiredFields names={dialog.required}>
          <RequestForm
            kind={kind}
            actions={actions}
            taking={taking && { taking, Upload }}
            draft={draft}
            errors={errors}
            busy={busy}
            onChange={onChange}
          />
        </RequiredFields>
        {write.problem && (
          <InlineAlert tone="danger" title="Permintaan belum terkirim">
            {write.problem} Yang Anda ketik tetap ada.
          </InlineAlert>
        )}
      </Form>
    </Dialog>
  );
}
