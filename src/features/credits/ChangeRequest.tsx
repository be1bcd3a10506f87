import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { PageParts } from '@/components/PageGrid/PageParts';
import { useToast } from '@/components/Toast/useToast';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { Receipt } from '@/lib/contract/credits';
import type { RecordId } from '@/lib/contract/fields';
import { errorMessage } from '@/lib/http/ApiError';
import { changeBasisOptions } from './api/receipt.queries';
import { AlreadyRequested } from './components/AlreadyRequested';
import { ChangedMeanwhile } from './components/ChangedMeanwhile';
import { VoidNotice } from './components/VoidNotice';
import { CreditForm } from './components/CreditForm';
import { readDraft, writeDraft, type CreditDraft } from './creditDraft';
import type { BasisState } from './domain/basisState';
import { formValuesOf, rebase, type CreditFormValues } from './domain/creditFormValues';
import { useRequestChange } from './api/useRequestChange';

export interface ChangeRequestProps {
  /** The record with what belongs to it. */
  detail: CreditDetail;
  /** The request was sent. */
  onDone: () => void;
}

/** The form over one receipt: keeps what is typed, and says when the receipt changed under it. */
export function ChangeRequest({ detail, onDone }: ChangeRequestProps) {
  const { credit, waiting } = detail;
  const id = String(credit.id);
  const toast = useToast();
  const basis = useChangeBasis(credit.id);
  /** The version that is being changed; a newer one is taken over only by a press. */
  const [base, setBase] = useState(credit);
  const [draft, setDraft] = useState(() => movedTo(credit, readDraft(id)));
  const request = useRequestChange(id);
  // From the press until the form is left: what the answer says of the receipt is not news to this form.
  const busy = request.isPending || request.isSuccess;
  const handleSent = () => {
    writeDraft(id, null);
    const message = `Permintaan perubahan nota ${credit.invoice} terkirim.`;
    toast.tell({ message, next: 'Anda diberi tahu hasilnya.' }, onDone);
  };
  const handleDraft = (values: CreditFormValues | null) => {
    const next = values && { values, base: formValuesOf(base) };
    setDraft(next);
    writeDraft(id, next);
  };
  const handleTakeOver = () => {
    request.reset();
    setDraft(movedTo(credit, draft));
    setBase(credit);
  };
  const handleDiscard = () => {
    writeDraft(id, null);
    onDone();
  };

  if (credit.voided_at) {
    return (
      <PageParts>
        <VoidNotice receipt={credit} />
        <div>
          <Button onClick={handleDiscard}>Kembali ke nota</Button>
        </div>
      </PageParts>
    );
  }
  if (waiting && !busy) {
    return (
      <AlreadyRequested waiting={waiting} hasDraft={draft !== null}>
        <Button onClick={onDone}>Kembali ke nota</Button>
      </AlreadyRequested>
    );
  }
  const isBehind = base.version !== credit.version && !busy;
  // Nothing typed yet: the newer receipt simply takes the place of the older.
  if (isBehind && !draft) setBase(credit);
  return (
    <PageParts>
      {isBehind && draft && <ChangedMeanwhile before={base} now={credit} onTakeOver={handleTakeOver} />}
      <CreditForm
        key={base.version}
        receipt={base}
        basis={basis}
        draft={draft?.values ?? null}
        onDraft={handleDraft}
        busy={busy}
        refused={request.fields}
        problem={request.problem}
        onSubmit={(update, reason) =>
          request.send({ update, reason, version: base.version }, { onSuccess: handleSent })
        }
        onDiscard={handleDiscard}
      />
    </PageParts>
  );
}

/** What a change of a receipt is calculated from, fetched with the form; where a host can't say, `unknown`. */
function useChangeBasis(id: RecordId): BasisState {
  const { data, error, isFetching, refetch } = useQuery(changeBasisOptions(id));
  const onRefresh = () => void refetch();
  if (data === null) return { state: 'unknown' };
  if (data) return { state: 'ready', basis: data, refreshing: isFetching, onRefresh };
  if (!error || isFetching) return { state: 'loading' };
  return { state: 'failed', message: errorMessage(error), onRetry: onRefresh };
}

/** What was typed, over the values that the receipt has now. */
function movedTo(receipt: Receipt, draft: CreditDraft | null): CreditDraft | null {
  const base = formValuesOf(receipt);
  return draft && { values: rebase(draft.base, base, draft.values), base };
}
