import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { LetterheadFacts } from '@/lib/contract/offices';
import type { Registration } from '@/lib/contract/registrations';
import type { PaperSize } from '@/lib/paper/papers';
import { formGroups } from '../../domain/formGroups';
import { sumsOf } from '../../domain/sums';
import { numberOnPaper, PAPER_TITLES } from '../formPapers';
import { paperValue } from './paperValue';

export interface FormPrintProps {
  /** The registration with all that was filled. */
  registration: Registration;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** Who prints it. */
  by: string;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A form registrasi on paper, ready to sign: everything that was filled, what it comes to, and who stands for it. */
export function FormPrint({ registration, office, by, size }: FormPrintProps) {
  const { form } = registration;
  const { applicant, spouse, guarantor } = form;
  const signers = [
    { role: 'Pemohon', name: applicant.name },
    ...(applicant.marital === 'MARRIED' ? [{ role: 'Pasangan', name: spouse.name }] : []),
    ...(guarantor.name === '' ? [] : [{ role: 'Penjamin', name: guarantor.name }]),
    { role: 'Petugas', name: by },
  ];
  return (
    <Paper
      size={size}
      office={office}
      title={PAPER_TITLES.formulir}
      number={<Whole>{numberOnPaper(registration)}</Whole>}
      mark={registration.number === null ? 'Belum diajukan' : undefined}
    >
      {formGroups(registration).map(({ title, facts }) => (
        <section key={title}>
          <h4>{title}</h4>
          <PaperFacts facts={facts.map(([label, value]) => ({ label, value: paperValue(value) }))} />
        </section>
      ))}
      <section>
        <h4>Perhitungan</h4>
        <PaperFacts
          facts={sumsOf(registration)
            .facts.filter(({ label }) => CALCULATED.has(label))
            .map(({ label, value }) => ({ label, value: paperValue(value) }))}
        />
      </section>
      <p>
        Dengan menandatangani formulir ini pemohon menyatakan bahwa data di atas benar dan lengkap, dan
        menyetujui pemeriksaannya.
      </p>
      <SignaturePlaces places={signers} stamp="Meterai Rp10.000" />
    </Paper>
  );
}

/** What the form does not say itself. */
const CALCULATED = new Set(['Pokok', 'Bunga per tahun', 'Angsuran', 'Jatuh tempo pertama']);
