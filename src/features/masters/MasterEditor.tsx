import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Master } from '@/lib/contract/masters';
import { stillRefusedPaths } from '@/lib/forms/stillRefused';
import { useMasterAct } from './api/useMasterAct';
import { MasterForm } from './components/MasterForm';
import { factChanges } from './domain/masterFacts';
import { checkValues, formValues, writeOf, type MasterValues } from './domain/masterForm';
import type { MasterKind } from './domain/MasterKind';

export interface MasterEditorProps {
  /** Which masters: their fields, words and calls. */
  kind: MasterKind;
  /** The record that is changed; null makes a new one. */
  row: Master | null;
  /** Every record of the master. */
  rows: readonly Master[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Makes a record of a simple master, or changes one. */
export function MasterEditor({ kind, row, rows, today, onClose }: MasterEditorProps) {
  const formId = useId();
  const toast = useToast();
  /** The state that is written over; a newer one is taken over only by a press. */
  const [base, setBase] = useState(row);
  const [start] = useState(() => formValues(kind, row, today));
  const [values, setValues] = useState(start);
  const [sent, setSent] = useState<MasterValues | null>(null);
  const [tried, setTried] = useState(false);
  const { send, isPending, fields, problem, current, reset } = useMasterAct(kind, (_, saved) => {
    toast.show({ tone: 'success', message: `${kind.noun} ${saved?.code ?? ''} tersimpan.` });
    onClose();
  });
  const wrong = checkValues(kind, values);
  const write = writeOf(kind, values);
  const own = Object.keys(wrong).length > 0 ? wrong : (kind.breaks?.(write, base, rows) ?? {});
  const refused = stillRefusedPaths(fields, sent, values);
  // The record that has a code already is another one: there is nothing to go on from.
  const moved = base && current?.id === base.id ? factChanges(kind, base, current, rows) : [];
  const dirty = Object.keys(values).some((key) => values[key] !== start[key]);

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(values);
    if (base) send({ do: 'change', id: base.id, version: base.version, values: write });
    else send({ do: 'create', values: write });
  };
  const handleTakeOver = () => {
    setBase(current);
    reset();
  };

  return (
    <Dialog
      open
      size="medium"
      title={row ? `Ubah ${kind.noun} ${row.code}` : `${kind.noun} baru`}
      busy={isPending}
      changed={dirty}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={isPending}
            busyLabel="Menyimpan…"
            namesKeys
          >
            Simpan
          </Button>
        </>
      }
    >
      <MasterForm
        kind={kind}
        formId={formId}
        values={values}
        errors={{ ...refused, ...(tried ? own : {}) }}
        usedBy={base && base.used_by > 0 ? kind.usesOf(base) : null}
        busy={isPending}
        row={base}
        rows={rows}
        notice={
          problem ? (
            <SaveProblem message={problem} moved={moved} onTakeOver={handleTakeOver} />
          ) : (
            !row && kind.aboutNew !== undefined && <InlineAlert tone="info">{kind.aboutNew}</InlineAlert>
          )
        }
        onChange={(change) => setValues((now) => ({ ...now, ...change }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
