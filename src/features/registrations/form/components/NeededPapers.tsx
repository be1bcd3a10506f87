import CheckCircle from '@mui/icons-material/CheckCircleOutlineRounded';
import Circle from '@mui/icons-material/RadioButtonUncheckedRounded';
import type { DocumentSlot, RegistrationForm } from '@/lib/contract/registrationForm';
import { DOCUMENT_LABELS } from '@/lib/labels/registrationFormLabels';
import { neededDocuments } from '@/lib/registration/missingFields';
import styles from './NeededPapers.module.css';

export interface NeededPapersProps {
  /** What decides which papers are needed, and which are there. */
  form: Pick<RegistrationForm, 'applicant' | 'structure' | 'documents'>;
  /** Those that this form can take, in their order. */
  slots: readonly DocumentSlot[];
}

/** Which papers a form is not handed in without, and which may follow; said before the first of them is asked for. */
export function NeededPapers({ form, slots }: NeededPapersProps) {
  const asked = neededDocuments(form);
  const needed = slots.filter((slot) => asked.includes(slot));
  const there = needed.filter((slot) => form.documents[slot] !== null);
  const others = slots.filter((slot) => !asked.includes(slot)).map((slot) => DOCUMENT_LABELS[slot]);
  return (
    <section className={styles.root} aria-label="Yang perlu dilampirkan">
      <h2>
        Perlu dilampirkan: {there.length} dari {needed.length} sudah ada
      </h2>
      <ul>
        {needed.map((slot) => (
          <li key={slot} data-there={there.includes(slot) || undefined}>
            {there.includes(slot) ? <CheckCircle aria-hidden /> : <Circle aria-hidden />}
            {DOCUMENT_LABELS[slot]}
            <span className="visually-hidden">{there.includes(slot) ? ', sudah ada' : ', belum ada'}</span>
          </li>
        ))}
      </ul>
      <p>Boleh menyusul: {others.join(', ')}.</p>
      {openQuestions(form).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </section>
  );
}

/** What would ask for more, and is not answered yet. */
function openQuestions({ applicant, structure }: NeededPapersProps['form']): string[] {
  return [
    ...(applicant.marital === null ? ['Bila pemohon kawin, juga KTP pasangan.'] : []),
    ...(structure.financing === null
      ? ['Untuk dana tunai jaminan BPKB, juga STNK, BPKB, dan foto kendaraan.']
      : []),
  ];
}
