import type { Registration } from '@/lib/contract/registrations';
import { formatPercent } from '@/lib/format/percent';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { METHOD_LABELS } from '@/lib/labels/calculationLabels';
import { financingOf } from '@/lib/registration/financing';
import { fullFieldLabel } from '@/lib/labels/registrationFormLabels';

export interface Sums {
  facts: { label: string; value: string }[];
  /** What can't be as it stands, in words: limits of the price list and the Perhitungan. */
  problems: string[];
}

type Calculated = Pick<Registration, 'form' | 'basis' | 'approved'>;

const NOT_YET = 'Belum dihitung';

/** What an approval is about (DOMAIN, Registration to contract): the money, and what the household bears of it. */
export function sumsOf({ form, basis, approved }: Calculated): Sums {
  const { structure } = form;
  const { calculation } = basis;
  const { financing, errors } = financingOf(form, basis);
  const rupiah = (value: number | null | undefined) => (value == null ? NOT_YET : formatRupiah(value));
  const money =
    structure.financing === 'CASH'
      ? [{ label: 'Pencairan', value: rupiah(structure.disbursement) }]
      : [
          { label: 'OTR', value: rupiah(structure.otr) },
          { label: 'Uang muka', value: rupiah(structure.down_payment) },
        ];
  const date = structure.date_contract;
  const onlyDay = calculation?.in_advance && date !== null ? date : null;
  const rate = calculation && `${METHOD_LABELS[calculation.method]}, ${formatPercent(calculation.rate_bp)}`;
  return {
    facts: [
      ...money,
      { label: 'Pokok', value: rupiah(approved?.principal ?? financing?.principal) },
      { label: 'Bunga per tahun', value: rate ?? NOT_YET },
      {
        label: 'Tenor',
        value: structure.tenor === null ? NOT_YET : `${formatNumber(structure.tenor)} bulan`,
      },
      { label: 'Angsuran', value: rupiah(approved?.instalment ?? financing?.instalment) },
      { label: 'Angsuran dari penghasilan', value: formatPercent(financing?.ratioBp) || NOT_YET },
      ...(approved ? [{ label: 'Jatuh tempo pertama', value: formatDate(approved.first_due) }] : []),
      // Its first instalment falls due that day: on no other is it paid out.
      ...(onlyDay ? [{ label: 'Dicairkan', value: `Hanya ${formatDate(onlyDay)}` }] : []),
    ],
    problems: Object.entries(errors).map(([path, text]) => `${fullFieldLabel(path)}: ${text}`),
  };
}
