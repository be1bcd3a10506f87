import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { DocumentSlot, RegistrationForm } from '@/lib/contract/registrationForm';
import { DOCUMENT_LABELS } from '@/lib/labels/registrationFormLabels';
import { numberOnPaper, PAPER_TITLES } from '../formPapers';
import type { FormPrintProps } from './FormPrint';
import styles from './DocumentsPrint.module.css';

/** What is handed over at signing; photos of home and vehicle are ours. */
const HANDED: readonly DocumentSlot[] = ['bpkb', 'stnk', 'ktp', 'kk', 'spouse_ktp', 'npwp', 'income'];

/** The receipt for the documents that the applicant hands over; whether as an original or a copy is ticked by hand. */
export function DocumentsPrint({ registration, office, by, size }: FormPrintProps) {
  const { form } = registration;
  const { brand, type, year, plate, chassis, engine, owner } = form.vehicle;
  return (
    <Paper
      size={size}
      office={office}
      title={PAPER_TITLES.dokumen}
      number={<Whole>{numberOnPaper(registration)}</Whole>}
    >
      <PaperFacts
        facts={[
          { label: 'Pemohon', value: form.applicant.name },
          { label: 'Kendaraan', value: [brand, type, year].filter(Boolean).join(' ') },
          { label: 'Nomor polisi', value: plate && <Whole>{plate}</Whole> },
          { label: 'Nomor rangka', value: chassis },
          { label: 'Nomor mesin', value: engine },
          { label: 'Nama di BPKB', value: owner },
        ]}
      />
      <PaperTable
        size={size}
        caption="Dokumen yang diserahkan"
        columns={[
          { head: 'Dokumen', cell: (slot) => DOCUMENT_LABELS[slot] },
          { head: 'Nomor', cell: (slot) => numberOf(slot, form), below: 'plain' },
          { head: 'Asli', cell: () => <Box /> },
          { head: 'Salinan', cell: () => <Box /> },
        ]}
        rows={HANDED.filter((slot) => slot !== 'spouse_ktp' || form.applicant.marital === 'MARRIED')}
        keyOf={(slot) => slot}
      />
      <p>BPKB disimpan sebagai jaminan dan dikembalikan setelah kontrak lunas.</p>
      <SignaturePlaces
        places={[
          { role: 'Yang menyerahkan', name: form.applicant.name },
          { role: 'Yang menerima', name: by },
        ]}
      />
    </Paper>
  );
}

const Box = () => <span className={styles.box} />;

function numberOf(slot: DocumentSlot, { applicant, spouse, vehicle }: RegistrationForm): string {
  switch (slot) {
    case 'ktp':
      return applicant.nik;
    case 'kk':
      return applicant.kk;
    case 'spouse_ktp':
      return spouse.nik;
    case 'npwp':
      return applicant.npwp;
    case 'stnk':
      return vehicle.stnk;
    case 'bpkb':
      return vehicle.bpkb;
    case 'income':
    case 'home':
    case 'vehicle':
      return '';
  }
}
