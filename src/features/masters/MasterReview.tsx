import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { AccountsLeft, Master } from '@/lib/contract/masters';
import { useMasterAct, type MasterAct } from './api/useMasterAct';
import { MasterFacts } from './components/MasterFacts';
import type { MasterKind } from './domain/MasterKind';
import type { HrefOfOffice } from './domain/officePlaces';

export interface MasterReviewProps {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** The record. */
  row: Master;
  /** Every record of the master. */
  rows: readonly Master[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Where what is in a record is listed. */
  hrefOf: HrefOfOffice;
  /** Asked to change it. */
  onEdit: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** One record of a simple master: its facts, and what can be done with it. */
export function MasterReview({ kind, row, rows, today, hrefOf, onEdit, onClose }: MasterReviewProps) {
  const toast = useToast();
  const [asking, setAsking] = useState<'switch' | 'remove' | null>(null);
  const name = `${kind.noun} ${row.code}`;
  const [accounts, setAccounts] = useState<AccountsLeft>();
  const { send, isPending, problem, fields, reset } = useMasterAct(kind, (act) => {
    toast.tell({ message: `${name} ${doneText(act)}`, next: nextText(act) }, onClose);
  });
  const seen = { id: row.id, version: row.version };
  const handleSwitch = () =>
    send({ do: 'switch', ...seen, active: !row.active, ...(row.active && accounts && { accounts }) });
  const handleCancel = () => {
    setAsking(null);
    setAccounts(undefined);
    reset();
  };
  return (
    <>
      <Dialog
        open
        size="medium"
        title={row.name}
        busy={isPending}
        onClose={onClose}
        actions={
          <>
            {row.used_by === 0 && (
              <Button disabled={isPending} onClick={() => setAsking('remove')}>
                Hapus
              </Button>
            )}
            <Button
              busy={isPending && asking === null}
              busyLabel="Menyimpan…"
              onClick={row.active ? () => setAsking('switch') : handleSwitch}
            >
              {row.active ? 'Nonaktifkan' : 'Aktifkan'}
            </Button>
            <Button kind="primary" disabled={isPending} onClick={onEdit}>
              Ubah
            </Button>
          </>
        }
      >
        {problem && asking === null && (
          <InlineAlert tone="danger" title="Belum tersimpan">
            {problem}
          </InlineAlert>
        )}
        <MasterFacts kind={kind} row={row} rows={rows} today={today} />
        {kind.Beside && <kind.Beside row={row} />}
        {kind.Holdings && !row.active && <kind.Holdings row={row} hrefOf={hrefOf} />}
      </Dialog>
      <ConfirmDialog
        open={asking === 'switch'}
        title={`Nonaktifkan ${name}?`}
        confirmLabel="Nonaktifkan"
        busy={isPending}
        error={problem}
        onConfirm={handleSwitch}
        onCancel={handleCancel}
      >
        <p>{kind.switchedOff} Dapat diaktifkan lagi kapan saja.</p>
        {kind.Holdings && asking === 'switch' && <kind.Holdings row={row} hrefOf={hrefOf} />}
        {kind.Takers && asking === 'switch' && (
          <kind.Takers row={row} value={accounts} error={fields['accounts.to_id']} onChange={setAccounts} />
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        kind="danger"
        title={`Hapus ${name}?`}
        confirmLabel="Hapus"
        busy={isPending}
        error={problem}
        onConfirm={() => send({ do: 'remove', ...seen })}
        onCancel={handleCancel}
      >
        <p>{row.name} belum dipakai. Penghapusannya tercatat di riwayat, tetapi tidak dapat dibatalkan.</p>
      </ConfirmDialog>
    </>
  );
}

function nextText(act: MasterAct): string {
  if (act.do === 'remove') return 'Kodenya dapat dipakai lagi.';
  return act.do === 'switch' && act.active
    ? 'Data baru dapat memilihnya.'
    : 'Data yang memakainya tidak berubah.';
}

function doneText(act: MasterAct): string {
  if (act.do === 'remove') return 'terhapus.';
  return act.do === 'switch' && act.active ? 'aktif lagi.' : 'tidak lagi ditawarkan.';
}
