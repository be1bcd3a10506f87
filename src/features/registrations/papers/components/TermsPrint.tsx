import { Paper } from '@/components/Paper/Paper';
import { PaperDueDate } from '@/components/Paper/PaperDueDate';
import { PaperFacts, type PaperFact } from '@/components/Paper/PaperFacts';
import { PaperTable, type PaperColumn } from '@/components/Paper/PaperTable';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { ScheduleLine } from '@/lib/arithmetic/schedule';
import type { Registration } from '@/lib/contract/registrations';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstantDay } from '@/lib/format/tanggal';
import { penaltyRuleText } from '@/lib/labels/penaltyRule';
import type { Holidays } from '@/lib/query/useHolidays';
import { financingOf } from '@/lib/registration/financing';
import { sumsOf } from '../../domain/sums';
import { numberOnPaper, PAPER_TITLES } from '../formPapers';
import type { FormPrintProps } from './FormPrint';
import { paperValue } from './paperValue';

export interface TermsPrintProps extends FormPrintProps {
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
}

/**
 * The schedule that the contract will have, as it was approved, with places to sign; before approval it says that it is
 * none. Nothing is printed where it can't be calculated (`whyNoPaper`).
 */
export function TermsPrint({ registration, holidays, office, by, size }: TermsPrintProps) {
  const { form, basis, approved } = registration;
  const { financing } = financingOf(form, basis);
  const { calculation } = basis;
  if (!financing || !calculation) return null;
  const { schedule, principal } = financing;
  return (
    <Paper
      size={size}
      office={office}
      title={PAPER_TITLES.jadwal}
      number={<Whole>{numberOnPaper(registration)}</Whole>}
      mark={approved ? undefined : 'Simulasi, belum disetujui'}
    >
      <PaperFacts facts={factsOf(registration)} />
      <PaperTable
        size={size}
        caption="Jadwal angsuran"
        columns={columnsOf(schedule, principal, holidays)}
        rows={schedule}
        keyOf={(line) => line.number}
      />
      <p>{penaltyRuleText(calculation)}</p>
      <SignaturePlaces
        places={[
          { role: 'Pemohon', name: form.applicant.name },
          { role: 'Petugas', name: by },
        ]}
      />
    </Paper>
  );
}

function factsOf(registration: Registration): PaperFact[] {
  const { form, names, approved } = registration;
  const { brand, type, year, plate, chassis } = form.vehicle;
  return [
    { label: 'Pemohon', value: form.applicant.name },
    { label: 'Kendaraan', value: [brand, type, year].filter(Boolean).join(' ') },
    { label: 'Nomor polisi', value: plate && <Whole>{plate}</Whole> },
    { label: 'Nomor rangka', value: chassis },
    { label: 'Finance', value: names.finance },
    ...sumsOf(registration).facts.map(({ label, value }) => ({ label, value: paperValue(value) })),
    {
      label: 'Disetujui',
      value: approved && (
        <>
          <Whole>{formatInstantDay(approved.at)}</Whole>, {approved.by.name}
        </>
      ),
    },
  ];
}

function columnsOf(
  schedule: readonly ScheduleLine[],
  principal: number,
  holidays: Holidays | undefined,
): PaperColumn<ScheduleLine>[] {
  const sum = (key: 'instalment' | 'interest') =>
    formatNumber(schedule.reduce((all, line) => all + line[key], 0));
  const figure = (
    head: string,
    key: 'principal' | 'interest' | 'remaining',
    total?: string,
  ): PaperColumn<ScheduleLine> => ({
    head,
    figure: true,
    below: 'named',
    cell: (line) => formatNumber(line[key]),
    total,
  });
  return [
    { head: 'Ke', cell: ({ number }) => number },
    {
      head: 'Jatuh tempo',
      cell: (line) => <PaperDueDate date={line.date_maturity} holidays={holidays} />,
      total: 'Jumlah',
    },
    {
      head: 'Angsuran',
      figure: true,
      cell: ({ instalment }) => formatNumber(instalment),
      total: sum('instalment'),
    },
    figure('Pokok', 'principal', formatNumber(principal)),
    figure('Bunga', 'interest', sum('interest')),
    figure('Sisa pokok', 'remaining'),
  ];
}
