import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useToast } from '@/components/Toast/useToast';
import type { StaffPerson } from '@/lib/contract/staff';
import { staffChoicesOptions } from './api/staff.queries';
import { useStaffWrite } from './api/useStaffWrite';
import { PlaceFields } from './components/PlaceFields';
import { changeOf, draftOf } from './domain/staffForm';

export interface StaffReturningProps {
  /** Who comes back. */
  person: StaffPerson;
  /** Asked to be closed, or done. */
  onClose: () => void;
}

const waitsText = (name: string) => `Penerimaan kembali ${name} menunggu persetujuan orang lain.`;

/** Takes somebody back: title and offices are confirmed, a new password is chosen by link afterwards. */
export function StaffReturning({ person, onClose }: StaffReturningProps) {
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftOf(person));
  const choices = useQuery(staffChoicesOptions());
  const { send, isPending, problem, fields } = useStaffWrite(({ name, state }) => {
    if (state === 'ENDED')
      toast.tell({ message: waitsText(name), next: 'Tautan menyusul setelah disetujui.' }, onClose);
    else toast.tell({ message: `${name} diterima kembali.`, next: 'Buat tautan kata sandinya.' }, onClose);
  });
  const handleConfirm = () => {
    const { title_id, office_id, further_office_ids } = changeOf(draft);
    const values = { title_id, office_id, further_office_ids };
    send({ do: 'return', id: person.id, version: person.version, values });
  };
  return (
    <ConfirmDialog
      open
      title={`Terima kembali ${person.name}?`}
      confirmLabel="Terima kembali"
      cancelLabel="Batal"
      busy={isPending}
      error={problem}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <p>Periksa jabatan dan kantornya. Kata sandi lama tidak berlaku lagi.</p>
      <PlaceFields
        draft={draft}
        before={draftOf(person)}
        errors={fields}
        choices={choices.data ?? { titles: [], offices: [] }}
        disabled={isPending}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
    </ConfirmDialog>
  );
}
