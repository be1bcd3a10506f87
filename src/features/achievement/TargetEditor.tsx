import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { CollectorTarget, CollectorTargets } from '@/lib/contract/collectorTargets';
import { useEditor } from '@/lib/editor/useEditor';
import { formatMonth } from '@/lib/format/tanggal';
import { useSaveTarget } from './api/useSaveTarget';
import { TargetForm } from './components/TargetForm';
import { checkTargets, draftOf, targetChanges, targetsOf } from './domain/targetForm';

export interface TargetEditorProps {
  /** Office, month and the buckets that targets are set for. */
  of: Pick<CollectorTargets, 'office' | 'month' | 'buckets'>;
  /** As it was opened. */
  target: CollectorTarget;
  /** It stands in the list. */
  onSaved: () => void;
  /** Left. */
  onClose: () => void;
}

/** Sets one collector’s month, all groups at once. */
export function TargetEditor({
  of: { office, month, buckets },
  target,
  onSaved,
  onClose,
}: TargetEditorProps) {
  const toast = useToast();
  const write = useSaveTarget({ office: office.id, collector: target.collector.id, month });
  const { form, dialog, problem, base } = useEditor({
    record: target,
    start: () => draftOf(buckets, target.targets),
    write,
    check: checkTargets,
    changes: targetChanges,
    send: (draft, seen) =>
      write.send(
        { version: seen.version, targets: targetsOf(draft) },
        {
          onSuccess: () => {
            toast.show({ tone: 'success', message: `Target ${target.collector.name} tersimpan.` });
            onSaved();
          },
        },
      ),
  });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      namesKeys
      title={`Target ${target.collector.name}, ${formatMonth(`${month}-01`)}`}
      onClose={onClose}
    >
      <TargetForm
        {...form}
        before={base.before}
        onCopy={() => form.onChange(draftOf(buckets, base.before))}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
