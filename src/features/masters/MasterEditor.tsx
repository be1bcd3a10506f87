import { FormDialog } from '@/components/FormDialog/FormDialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Master } from '@/lib/contract/masters';
import { useEditor } from '@/lib/editor/useEditor';
import { useMasterAct } from './api/useMasterAct';
import { MasterForm } from './components/MasterForm';
import { factChanges } from './domain/masterFacts';
import { checkValues, formValues, writeOf } from './domain/masterForm';
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
  const toast = useToast();
  const write = useMasterAct(kind, (_, saved) => {
    const message = `${kind.noun} ${saved?.code ?? ''} tersimpan.`;
    const waits = saved && kind.waits?.(saved);
    if (waits) return toast.tell({ message, next: waits }, onClose);
    toast.show({ tone: 'success', message });
    onClose();
  });
  const { base, form, dialog, problem } = useEditor({
    record: row,
    start: () => formValues(kind, row, today),
    write,
    check: (values, before) => {
      const wrong = checkValues(kind, values);
      if (Object.keys(wrong).length > 0) return wrong;
      return kind.breaks?.(writeOf(kind, values), before, rows) ?? {};
    },
    // The record that has a code already is another one: there is nothing to go on from.
    changes: (before, now) => (before.id === now.id ? factChanges(kind, before, now, rows) : []),
    send: (typed, before) => {
      const values = writeOf(kind, typed);
      if (before) write.send({ do: 'change', id: before.id, version: before.version, values });
      else write.send({ do: 'create', values });
    },
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      title={row ? `Ubah ${kind.noun} ${row.code}` : `${kind.noun} baru`}
      namesKeys
      onClose={onClose}
    >
      <MasterForm
        {...form}
        kind={kind}
        usedBy={base && base.used_by > 0 ? kind.usesOf(base) : null}
        row={base}
        rows={rows}
        notice={
          problem ? (
            <SaveProblem {...problem} />
          ) : (
            !row && kind.aboutNew !== undefined && <InlineAlert tone="info">{kind.aboutNew}</InlineAlert>
          )
        }
      />
    </FormDialog>
  );
}
