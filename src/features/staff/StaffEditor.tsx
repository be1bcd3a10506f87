import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { StaffPerson } from '@/lib/contract/staff';
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
  type StaffDraft,
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
  const formId = useId();
  const toast = useToast();
  /** The state that is written over; a newer one is taken over only by a press. */
  const [base, setBase] = useState(person);
  const [start] = useState(() => (person ? draftOf(person) : EMPTY_STAFF));
  const [draft, setDraft] = useState<StaffDraft>(start);
  const [sent, setSent] = useState<StaffDraft | null>(null);
  const [tried, setTried] = useState(false);
  const choices = useQuery(staffChoicesOptions());
  const { send, isPending, fields, problem, current, reset } = useStaffWrite((saved) => {
    toast.show({ tone: 'success', message: `Data ${saved.name} tersimpan.` });
    onSaved(saved);
  });
  const own = checkDraft(draft, base === null);
  const moved = base && current ? differences(base, current) : [];

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(draft);
    if (base) send({ do: 'change', id: base.id, version: base.version, values: changeOf(draft) });
    else send({ do: 'hire', values: hireOf(draft) });
  };
  const handleTakeOver = () => {
    setBase(current);
    reset();
  };

  return (
    <Dialog
      open
      size="medium"
      title={base ? `Ubah ${base.name}` : 'Staf baru'}
      busy={isPending}
      changed={JSON.stringify(draft) !== JSON.stringify(start)}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Menyimpan…">
            Simpan
          </Button>
        </>
      }
    >
      <StaffForm
        formId={formId}
        draft={draft}
        before={base && draftOf(base)}
        errors={{ ...stillRefusedPaths(fields, sent, draft, fieldOfPath), ...(tried ? own : {}) }}
        choices={choices.data ?? knownChoices(base)}
        own={base?.is_self ?? false}
        busy={isPending}
        notice={problem && <SaveProblem message={problem} moved={moved} onTakeOver={handleTakeOver} />}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}

/** While the choices are not there, at least what the person has. */
const knownChoices = (person: StaffPerson | null) => ({
  titles: person ? [{ ...person.title, all_offices: person.all_offices, may_give: true }] : [],
  offices: person
    ? [person.office, ...person.further_offices].map((office) => ({ ...office, active: true }))
    : [],
});
