import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import type { Receiving } from '@/lib/contract/officeAccounts';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { stillRefused } from '@/lib/forms/stillRefused';
import { changeOf } from '@/lib/payment/means';
import { useSession } from '@/lib/session/useSession';
import { quotesOptions, settlementOptions } from './api/payments.queries';
import { useGiveQuote } from './api/useGiveQuote';
import { useTakeSettlement } from './api/useTakeSettlement';
import { QuoteChoice } from './components/QuoteChoice';
import { sumOf } from './components/SettledPrint';
import { SettlementForm } from './components/SettlementForm';
import { SettlementSheet } from './components/SettlementSheet';
import { QuotePrinting } from './QuotePrinting';
import { EMPTY_SETTLEMENT, settlementBody, type SettlementDraft } from './domain/settlementDraft';
import styles from './SettlementView.module.css';

/** What was written, and what goes back over the counter; rupiah. */
export interface TakenSettlement extends Settled {
  change: number;
}

const NONE: readonly Settlement[] = [];

export interface SettlementViewProps {
  /** The contract that is settled. */
  contract: ContractFacts;
  /** On which accounts its office takes transfers. */
  receiving: Receiving;
  /** Asked to be closed. */
  onClose: () => void;
  /** The settlement was taken: the contract is closed, this dialog's work done. */
  onTaken: (settled: TakenSettlement) => void;
}

/**
 * The settlement in a dialog: the calculation of today or a quote that still holds, to read out, to give as a numbered
 * quote, and with `is_credit_add` to take.
 */
export function SettlementView({ contract, receiving, onClose, onTaken }: SettlementViewProps) {
  const { code } = contract;
  const mayTake = useSession()?.access.is_credit_add === 1;
  const today = useQuery(settlementOptions(code));
  const held = useQuery(quotesOptions(code)).data ?? NONE;
  const [chosen, setChosen] = useState<number | null>(null);
  const [draft, setDraft] = useState(EMPTY_SETTLEMENT);
  const [sent, setSent] = useState<SettlementDraft | null>(null);
  const [printing, setPrinting] = useState(false);
  const { send, isPending, isConflict, problem, fields } = useTakeSettlement(code, (settled) => {
    const change = changeOf(draft.received, sumOf(settled, 'cash')) ?? 0;
    onTaken({ ...settled, change: Math.max(0, change) });
  });
  const giving = useGiveQuote(code, (quote) => {
    setChosen(quote.quote?.id ?? null);
    setPrinting(true);
  });
  const formId = useId();
  const quote = held.find((one) => one.quote?.id === chosen);
  const data = today.data && (quote ?? today.data);
  const busy = isPending || giving.isPending;
  const handleSubmit = () => {
    const body = data && settlementBody(data, draft, receiving);
    if (!body) return;
    setSent(draft);
    send(body);
  };
  return (
    <>
      <Dialog
        open
        size="medium"
        title="Pelunasan dipercepat"
        busy={busy}
        onClose={onClose}
        actions={
          <>
            <CancelButton>{mayTake ? 'Batal' : 'Tutup'}</CancelButton>
            {data && (
              <Button
                kind={mayTake ? 'secondary' : 'primary'}
                busy={giving.isPending}
                busyLabel="Menyimpan…"
                onClick={quote ? () => setPrinting(true) : () => giving.send()}
              >
                {quote ? 'Cetak penawaran' : 'Beri penawaran'}
              </Button>
            )}
            {data && mayTake && (
              <Button
                kind="primary"
                type="submit"
                form={formId}
                busy={isPending}
                busyLabel="Menyimpan…"
                namesKeys
              >
                Terima & cetak
              </Button>
            )}
          </>
        }
      >
        <div className={styles.root}>
          {problem && (
            <InlineAlert
              tone={isConflict ? 'warning' : 'danger'}
              title={isConflict ? 'Hitungan ini berubah' : 'Pelunasan belum tersimpan'}
            >
              {problem} Yang Anda ketik tetap ada.
            </InlineAlert>
          )}
          {giving.problem && (
            <InlineAlert tone="danger" title="Penawaran belum diberikan">
              {giving.problem}
            </InlineAlert>
          )}
          {today.data && (
            <QuoteChoice
              today={today.data}
              held={held}
              chosen={quote ? chosen : null}
              disabled={busy}
              onChoose={setChosen}
            />
          )}
          {data ? (
            <SettlementSheet quote={data} />
          ) : today.error ? (
            <ErrorState
              error={today.error}
              onRetry={() => void today.refetch()}
              retrying={today.isFetching}
            />
          ) : (
            <SkeletonLines lines={8} />
          )}
          {data && mayTake && (
            <SettlementForm
              formId={formId}
              quote={data}
              receiving={receiving}
              draft={draft}
              busy={isPending}
              refused={stillRefused(fields, sent, draft)}
              onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
              onSubmit={handleSubmit}
            />
          )}
        </div>
      </Dialog>
      {printing && quote && (
        <QuotePrinting settlement={quote} contract={contract} onClose={() => setPrinting(false)} />
      )}
    </>
  );
}
