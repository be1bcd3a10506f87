import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { WrittenUnitKind } from '@/lib/contract/repossessionTerms';
import type { Repossession } from '@/lib/contract/repossessions';
import { useEditor } from '@/lib/editor/useEditor';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { useWriteUnit } from './api/useTakingWrites';
import { UnitRecordForm } from './components/UnitRecordForm';
import { checkUnit, startUnit, unitBody } from './domain/unitDraft';

export interface UnitRecordAddingProps {
  /** How the taking stands. */
  taking: Repossession;
  /** What may be written now. */
  kinds: readonly [WrittenUnitKind, ...WrittenUnitKind[]];
  /** A field for the signed paper. */
  Upload: PaperUpload;
  /** Written, or left. */
  onClose: () => void;
}

/** Writes where a unit stands, how it looks, or that it was given back. */
export function UnitRecordAdding({ taking, kinds, Upload, onClose }: UnitRecordAddingProps) {
  const toast = useToast();
  const { contract_code: code, today } = taking;
  const write = useWriteUnit(code);
  const { form, dialog, problem } = useEditor({
    record: null,
    start: () => startUnit(kinds[0], today),
    write,
    check: (draft) => checkUnit(draft, taking),
    send: (draft) =>
      write.send(unitBody(draft), {
        onSuccess: () =>
          toast.tell(
            { message: 'Catatan unit tersimpan.', next: 'Catatannya ada di riwayat kontrak.' },
            onClose,
          ),
      }),
  });
  return (
    <FormDialog {...dialog} title={`Catatan unit, ${code}`} onClose={onClose}>
      <UnitRecordForm
        {...form}
        {...{ kinds, Upload }}
        slot={`unit-${code}`}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
