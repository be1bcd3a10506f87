import type { ComponentType, ReactNode } from 'react';
import { FactGroups } from '@/components/FactGroups/FactGroups';
import type { KeptFile } from '@/lib/contract/files';
import type { DocumentSlot } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import { DOCUMENT_LABELS } from '@/lib/labels/registrationFormLabels';
import { formGroups, type FormGroup } from '../domain/formGroups';
import { absentPapers } from '../form/domain/papers';
import styles from './FormFacts.module.css';

/** Shows one kept photo or paper. */
export type FileViewer = ComponentType<{ label: string; file: KeptFile }>;

export interface FormFactsProps {
  /** The registration with the files that its form names. */
  registration: Registration;
  /** Shows a document. */
  File: FileViewer;
}

/** What was filled, each part beside the documents that prove it; which are missing, and which may follow (`NeededPapers`). */
export function FormFacts({ registration, File }: FormFactsProps) {
  const groups = formGroups(registration);
  if (groups.length === 0) return <p>Belum ada yang diisi.</p>;
  const beside = (group: FormGroup): ReactNode =>
    group.proofs.length > 0 && <Proofs group={group} registration={registration} File={File} />;
  return <FactGroups groups={groups.map((group) => ({ ...group, beside: beside(group) }))} />;
}

function Proofs({ group, registration, File }: FormFactsProps & { group: FormGroup }) {
  const { form, files } = registration;
  const proofs = group.proofs.map((slot) => ({
    label: DOCUMENT_LABELS[slot],
    file: files.find(({ id }) => id === form.documents[slot]),
  }));
  const { needed, others } = absentPapers(form, group.proofs);
  return (
    <div className={styles.root}>
      {proofs.map(
        ({ label, file }) => file && <File key={`${label} ${file.id}`} label={label} file={file} />,
      )}
      {needed.length > 0 && <p>Belum dilampirkan: {namesOf(needed)}.</p>}
      {others.length > 0 && <p>Boleh menyusul: {namesOf(others)}.</p>}
    </div>
  );
}

const namesOf = (slots: readonly DocumentSlot[]) => slots.map((slot) => DOCUMENT_LABELS[slot]).join(', ');
