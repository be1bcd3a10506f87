import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { FieldErrors } from '@/lib/contract/envelope';
import { useEditor } from '@/lib/editor/useEditor';
import { useSetupAct } from './api/useSetupAct';
import { CompanyNameForm } from './components/CompanyNameForm';

export interface CompanyNamingProps {
  /** The name as it is now; null: none. */
  company: string | null;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Gives the company its name, or another one. */
export function CompanyNaming({ company, onClose }: CompanyNamingProps) {
  const toast = useToast();
  const write = useSetupAct(() => {
    toast.show({ tone: 'success', message: 'Nama perusahaan tersimpan.' });
    onClose();
  });
  const { form, dialog, problem } = useEditor({
    record: { company },
    start: () => ({ company: company ?? '' }),
    write,
    check: (draft) => (draft.company.trim().length < 3 ? { company: 'Isi 3 sampai 80 huruf.' } : NO_ERRORS),
    changes: (base, now) =>
      base.company === now.company
        ? []
        : [{ label: 'Nama perusahaan', before: base.company ?? '', after: now.company ?? '' }],
    send: (draft, base) => write.send({ do: 'name', company: draft.company.trim(), seen: base.company }),
  });
  return (
    <FormDialog {...dialog} title="Nama perusahaan" onClose={onClose}>
      <CompanyNameForm {...form} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}

const NO_ERRORS: FieldErrors = {};
