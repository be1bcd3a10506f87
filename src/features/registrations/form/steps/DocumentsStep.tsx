import { IDENTITY_SLOTS, type DocumentSlot } from '@/lib/contract/registrationForm';
import { DOCUMENT_LABELS } from '@/lib/labels/registrationFormLabels';
import { FormGroup } from '../components/FormGroup';
import { useChecked, useFormState, useTyped } from '../FormState';
import { useSurroundings } from '../FormSurroundings';

const GROUPS: readonly { title: string; note?: string; slots: readonly DocumentSlot[] }[] = [
  { title: 'Identitas', slots: ['ktp', 'kk', 'spouse_ktp', 'npwp'] },
  { title: 'Penghasilan dan tempat tinggal', slots: ['income', 'home'] },
  { title: 'Kendaraan', slots: ['stnk', 'bpkb', 'vehicle'] },
];

/** Photos and papers, sent as soon as they are taken or chosen. */
export function DocumentsStep() {
  return GROUPS.map(({ title, slots }) => (
    <FormGroup key={title} title={title}>
      {slots.map((slot) => (
        <Document key={slot} slot={slot} />
      ))}
    </FormGroup>
  ));
}

function Document({ slot }: { slot: DocumentSlot }) {
  const { store } = useFormState();
  const { files, keepSent, slot: form, Upload } = useSurroundings();
  const id = useTyped(({ documents }) => documents[slot]);
  const error = useChecked(({ errors }) => errors[`documents.${slot}`]);
  const required = useChecked(({ needed }) => needed.has(`documents.${slot}`));
  return (
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
  );
}

function kindOf(slot: DocumentSlot) {
  if (IDENTITY_SLOTS.includes(slot)) return 'IDENTITY';
  return slot === 'home' || slot === 'vehicle' ? 'PHOTO' : 'DOCUMENT';
}
