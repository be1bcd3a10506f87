import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { ContractActions } from '@/lib/contract/contractActions';
import { requiredFields } from '@/lib/forms/requiredFields';
import { useHolidays } from '@/lib/query/useHolidays';
import { restructureBasisOptions } from './api/restructure.queries';
import { useRequestOnContract } from './api/useRequestOnContract';
import { RestructureForm } from './components/RestructureForm';
import { KIND_ACTIONS } from './domain/kindActions';
import { REQUEST_SENT } from './domain/outcomeText';
import { readRestructure, restructureRefusal, type RestructureDraft } from './domain/restructureDraft';

export interface RestructureDialogProps {
  /** As they are now; a conflict replaces them while the dialog stays open. */
  actions: ContractActions;
  /** What was chosen and typed so far. */
  draft: RestructureDraft;
  /** What was chosen or typed. */
  onChange: (change: Partial<RestructureDraft>) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

const TITLE = KIND_ACTIONS.RESTRUCTURE.action;

/** Asks for another schedule for what remains. It is calculated again whenever the contract changed; what was typed stays. */
export function RestructureDialog({ actions, draft, onChange, onClose }: RestructureDialogProps) {
  const { contract_code: code, version, customer_name: customer } = actions;
  const { data: basis, error, isFetching, refetch } = useQuery(restructureBasisOptions(code, version));
  const toast = useToast();
  const { send, isPending, fields, problem } = useRequestOnContract(code, () => {
    toast.tell(REQUEST_SENT, onClose);
  });
  const formId = useId();
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<RestructureDraft | null>(null);
  const reading = basis ? readRestructure(draft, basis) : null;
  const holidays = useHolidays((reading?.plan?.schedule ?? []).map((line) => line.date_maturity));
  const handleSubmit = () => {
    setTried(true);
    if (!reading?.ask) return;
    setSent(draft);
    send({ ask: reading.ask, reason: draft.reason.trim(), version });
  };
  if (!basis || !reading) {
    return (
      <Dialog
        open
        size="large"
        title={TITLE}
        changed={false}
        onClose={onClose}
        actions={<CancelButton>Tutup</CancelButton>}
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonLines lines={12} />
        )}
      </Dialog>
    );
  }
  const required = requiredFields(draft, (other) => readRestructure(other, basis).errors);
  return (
    <Dialog
      open
      size="large"
      title={TITLE}
      busy={isPending}
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
      <Form id={formId} aria-label={TITLE} busy={isPending} steps onSubmit={handleSubmit}>
        <RequiredFields names={required}>
          <RestructureForm
            customer={customer}
            basis={basis}
            draft={draft}
            reading={reading}
            errors={{ ...restructureRefusal(fields, sent, draft), ...(tried ? reading.errors : {}) }}
            holidays={holidays}
            problem={problem}
            busy={isPending}
            onChange={onChange}
          />
        </RequiredFields>
      </Form>
    </Dialog>
  );
}
