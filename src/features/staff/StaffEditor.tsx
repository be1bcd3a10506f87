import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { StaffPerson } from '@/lib/contract/staff';
import { useEditor } from '@/lib/editor/useEditor';
import { stillRefusedPaths } from '@/lib/forms/stillRefused';
import { staffChoicesOptions } from './api/staff.queries';
import { useStaffWrite } from './api/useStaffWrite';
import { StaffForm } from './components/StaffForm';
import {
  changeOf,
  checkDraft,
  differences,
  draftOf,
  EMPTY_STAFF,
  hireOf,
  fieldOfPath,
} from './domain/staffForm';

export interface StaffEditorProps {
  /** Who is changed; null hires somebody. */
  person: StaffPerson | null;
  /** Saved; whoever shows it closes it. */
  onSaved: (person: StaffPerson) => void;
  /** Asked to be closed without saving. */
  onClose: () => void;
}

/** Hires somebody, or changes name, e-mail, title and offices. */
export function StaffEditor({ person, onSaved, onClose }: StaffEditorProps) {
  const toast = useToast();
  const choices = useQuery(staffChoicesOptions());
  const write = useStaffWrite((saved) => {
    const waits = saved.waiting.some(
      ({ may_withdraw: isOwn, kind }) => isOwn && kind !== 'LINK' && kind !== 'AUTHENTICATOR',
    );
    const message = waits
      ? `Perubahan data ${saved.name} menunggu persetujuan orang lain.`
      : `Data ${saved.name} tersimpan.`;
    toast.show({ tone: waits ? 'info' : 'success', message });
    onSaved(saved);
  });
  const { base, form, dialog, problem } = useEditor({
    record: person,
    start: () => (person ? draftOf(person) : EMPTY_STAFF),
    write,
    check: (draft, before) => checkDraft(draft, before === null),
    refused: (fields, sent, draft) => stillRefusedPaths(fields, sent, draft, fieldOfPath),
    changes: differences,
    send: (draft, before) =>
      write.send(
        before
          ? { do: 'change', id: before.id, version: before.version, values: changeOf(draft) }
          : { do: 'hire', values: hireOf(draft) },
      ),
  });
  return (
    <FormDialog {...dialog} size="medium" title={base ? `Ubah ${base.name}` : 'Staf baru'} onClose={onClose}>
      <StaffForm
        {...form}
        before={base && draftOf(base)}
        choices={choices.data ?? knownChoices(base)}
        own={base?.is_self ?? false}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}

/** While the choices are not there, at least what the person has. */
const knownChoices = (person: StaffPerson | null) => ({
  titles: person ? [{ ...person.title, all_offices: person.all_offices, may_give: true }] : [],
  offices: person
    ? [person.office, ...person.further_offices].map((office) => ({ ...office, active: true }))
    : [],
});
