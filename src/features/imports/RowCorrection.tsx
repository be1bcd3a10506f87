import { useState, type Ref } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SearchField } from '@/components/SearchField/SearchField';
import { useToast } from '@/components/Toast/useToast';
import type { ImportQuestion, ImportRow } from '@/lib/contract/importRows';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { useSession } from '@/lib/session/useSession';
import { isWorkedThrough } from './api/useNextRow';
import { useCorrectRow } from './api/useCorrectRow';
import { RowCause } from './components/RowCause';
import { RowFacts, type RowFactsProps } from './components/RowFacts';
import { RowObstacle } from './components/RowObstacle';
import { RowQuestion } from './components/RowQuestion';
import { RowTie } from './components/RowTie';
import { figuresOf, isAtWork } from './domain/batchFigures';
import { STATE_LABELS } from './domain/importText';
import { FoundContracts } from './FoundContracts';
import styles from './RowCorrection.module.css';

export interface RowCorrectionProps extends RowFactsProps {
  /** The statement. */
  batch: ImportBatch;
  /** As it was when it was opened. */
  row: ImportRow;
  /** Takes the focus when another row takes this one's place. */
  contentRef: Ref<HTMLDivElement>;
  /** The next row is on its way; it takes this one's place. */
  moving: boolean;
  /** Goes on to the next row that waits in the same state, or closes where there is none. */
  onNext: (from: ImportRow) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/**
 * One row in full, its cause first; until it is posted a person may choose its contract, leave it out, or match it again.
 * A doubtful or unknown row that was decided gives its place to the next one.
 */
export function RowCorrection({
  batch,
  row: opened,
  contentRef,
  moving,
  onNext,
  onClose,
  ...hrefs
}: RowCorrectionProps) {
  const toast = useToast();
  const isCashier = useSession()?.access.is_credit_add === 1;
  const [search, setSearch] = useState('');
  const correction = useCorrectRow(batch.id, (row) => {
    const { label } = STATE_LABELS[row.state];
    toast.show({
      tone: 'success',
      message: `Baris ${formatNumber(row.line)}: ${label.toLowerCase()}. ${row.reason}.`,
    });
    if (!isWorkedThrough(opened)) return onClose();
    setSearch('');
    onNext(opened);
  });
  /** Nothing of this row goes along to the next. */
  const skip = () => {
    correction.reset();
    setSearch('');
    onNext(opened);
  };
  const row = correction.current ?? opened;
  const mayCorrect = isCashier && isAtWork(batch) && row.state !== 'POSTED';
  const { correct, pending, problem, asked } = correction;
  const isPending = correction.isPending || moving;
  const others = isWorkedThrough(opened) ? figuresOf(batch, opened.state).rows - 1 : 0;
  const choose = (code: string, confirmed: object = {}) =>
    !isPending && correct(row.id, { action: 'choose', contract_code: code, ...confirmed });
  const tie = (code: string, credit_id: number) =>
    correct(row.id, { action: 'tie', contract_code: code, credit_id });
  const surplus = row.plan?.surplus ?? 0;
  const action = (name: 'ignore' | 'match', words: string, busyText: string) => (
    <Button
      busy={pending?.action === name}
      busyLabel={busyText}
      disabled={isPending && pending?.action !== name}
      onClick={() => correct(row.id, { action: name })}
    >
      {words}
    </Button>
  );
  return (
    <Dialog
      open
      size="medium"
      title={`Baris ${formatNumber(row.line)}`}
      busy={isPending}
      onClose={onClose}
      actions={
        mayCorrect && (
          <>
            {others > 0 && (
              <Button
                kind="quiet"
                busy={moving}
                busyLabel="Membuka…"
                disabled={correction.isPending}
                onClick={skip}
              >
                Lewati, {formatNumber(others)} lagi
              </Button>
            )}
            {row.state !== 'IGNORED' && action('ignore', 'Abaikan baris', 'Mengabaikan…')}
            {action('match', 'Cocokkan ulang', 'Mencocokkan…')}
          </>
        )
      }
    >
      <div className={styles.root} ref={contentRef} tabIndex={-1}>
        <RowCause row={row} />
        {problem && !asked && (
          <InlineAlert tone={correction.current ? 'warning' : 'danger'} title="Perubahan tidak tersimpan">
            {problem}
          </InlineAlert>
        )}
        {asked && mayCorrect && (
          <RowQuestion
            ask={asked}
            message={problem ?? ''}
            pending={pending ? (pending.action === 'tie' ? 'tie' : 'confirm') : moving ? 'confirm' : null}
            onTie={(recorded) => tie(asked.contract_code, recorded.id)}
            onConfirm={() => choose(asked.contract_code, confirming(asked))}
            onCancel={correction.reset}
          />
        )}
        {!asked && (
          <RowTie
            row={row}
            hrefOfReceipt={hrefs.hrefOfReceipt}
            mayCorrect={mayCorrect}
            busy={pending?.action === 'tie' || pending?.action === 'untie'}
            disabled={isPending}
            onTie={(id) => row.contract && tie(row.contract.code, id)}
            onUntie={() => correct(row.id, { action: 'untie' })}
          />
        )}
        <RowFacts row={asked ? { ...row, plan: null } : row} {...hrefs} />
        {!mayCorrect && <RowObstacle batch={batch} row={row} isCashier={isCashier} />}
        {mayCorrect && !asked && (
          <section key={row.id} aria-label="Pilih kontrak">
            {row.state === 'DOUBTFUL' && row.contract && row.plan && (
              <Button
                busy={pending?.action === 'choose' && pending.contract_code === row.contract.code}
                busyLabel="Menyimpan…"
                disabled={isPending}
                onClick={() =>
                  row.contract && choose(row.contract.code, surplus > 0 ? { keep_surplus: surplus } : {})
                }
              >
                {surplus > 0 ? `Sisa ${formatRupiah(surplus)} jadi titipan` : 'Pakai kontrak ini'}
              </Button>
            )}
            <SearchField
              label={row.contract ? 'Pilih kontrak lain' : 'Pilih kontrak'}
              placeholder="Nama, nopol, kode kontrak, NIK, telepon"
              labelShown
              value={search}
              onSearch={setSearch}
            />
            <FoundContracts
              search={search}
              amount={row.amount}
              choosing={pending?.action === 'choose' ? pending.contract_code : undefined}
              onChoose={choose}
            />
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Names what was shown, so that nothing else is confirmed. */
const confirming = ({ recorded, twin_line, plan, named_other }: ImportQuestion) => ({
  ...(named_other !== null && { against_named: named_other }),
  ...(recorded && { beside_credit_id: recorded.id }),
  ...(twin_line !== null && { beside_line: twin_line }),
  ...(plan.surplus > 0 && { keep_surplus: plan.surplus }),
});
