import { IDENTITY_SLOTS, type DocumentSlot } from '@/lib/contract/registrationForm';
import { DOCUMENT_LABELS } from '@/lib/labels/registrationFormLabels';
import { FormGroup } from '../components/FormGroup';
import { NeededPapers } from '../components/NeededPapers';
import { paperGroups, papersOf } from '../domain/papers';
import { useChecked, useFormState, useTyped } from '../FormState';
import { useSurroundings } from '../FormSurroundings';

/** Photos and papers, sent as soon as they are taken or chosen; first of all, which are needed. */
export function DocumentsStep() {
  const applicant = useTyped((form) => form.applicant);
  const structure = useTyped((form) => form.structure);
  const documents = useTyped((form) => form.documents);
  return (
    <>
      <NeededPapers form={{ applicant, structure, documents }} slots={papersOf({ applicant, documents })} />
      {paperGroups({ applicant, documents }).map(({ title, slots }) => (
        <FormGroup key={title} title={title}>
          {slots.map((slot) => (
            <Document key={slot} slot={slot} />
          ))}
        </FormGroup>
      ))}
    </>
  );
}

function Document({ slot }: { slot: DocumentSlot }) {
  const { store } = useFormState();
  const { files, keepSent, slot: form, Upload } = useSurroundings();
  const id = useTyped(({ documents }) => documents[slot]);
  const error = useChecked(({ errors }) => errors[`documents.${slot}`]);
  const required = useChecked(({ needed }) => needed.has(`documents.${slot}`));
  return (
    <div data-field={`documents.${slot}`}>
      <Upload
        label={DOCUMENT_LABELS[slot]}
        slot={`${form} ${slot}`}
        kind={kindOf(slot)}
        initial={files.find((file) => file.id === id) ?? null}
        error={error}
        required={required}
        onChange={(file) => {
          if (file) keepSent(file);
          store.change('documents', { [slot]: file?.id ?? null });
        }}
      />
    </div>
  );
}

function kindOf(slot: DocumentSlot) {
  if (IDENTITY_SLOTS.includes(slot)) return 'IDENTITY';
  return slot === 'home' || slot === 'vehicle' ? 'PHOTO' : 'DOCUMENT';
}
