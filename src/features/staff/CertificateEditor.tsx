import { Button } from '@/components/Button/Button';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { StaffPerson } from '@/lib/contract/staff';
import { useEditor } from '@/lib/editor/useEditor';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useStaffWrite } from './api/useStaffWrite';
import { CertificateForm } from './components/CertificateForm';
import {
  certificateDraft,
  certificateField,
  certificateMoves,
  certificateWrite,
  checkCertificate,
} from './domain/certificateForm';

export interface CertificateEditorProps {
  /** Whose certificate it is. */
  person: StaffPerson;
  /** Saved; whoever shows it closes it. */
  onSaved: () => void;
  /** Asked to be closed without saving. */
  onClose: () => void;
}

/** Writes a collector's certificate, or takes out what was written of one. */
export function CertificateEditor({ person, onSaved, onClose }: CertificateEditorProps) {
  const toast = useToast();
  const write = useStaffWrite(({ name }) => {
    toast.show({ tone: 'success', message: `Sertifikat ${name} tersimpan.` });
    onSaved();
  });
  const { base, form, dialog, problem } = useEditor({
    record: person,
    start: () => certificateDraft(person),
    write,
    check: checkCertificate,
    refused: (fields, sent, draft) => stillRefused(fields, sent, draft, certificateField),
    changes: certificateMoves,
    send: (draft, { id, version }) =>
      write.send({ do: 'certify', id, version, certificate: certificateWrite(draft) }),
  });
  const handleRemove = () =>
    write.send({ do: 'certify', id: base.id, version: base.version, certificate: null });
  return (
    <FormDialog
      {...dialog}
      title={`Sertifikat kolektor ${person.name}`}
      others={
        base.certificate && (
          <Button disabled={dialog.busy} onClick={handleRemove}>
            Hapus
          </Button>
        )
      }
      onClose={onClose}
    >
      <CertificateForm {...form} notice={problem && <SaveProblem {...problem} />} />
    </FormDialog>
  );
}
