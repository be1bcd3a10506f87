import type { SchemeLine } from '@/lib/contract/partnerTerms';

/** An agent or external marketer of the demo company. */
export interface DemoPartner {
  kind: 'AGENT' | 'MARKETER';
  office: number;
  name: string;
  nik: string;
  npwp: string;
  phone: string;
  /** Kota where they live, as their NIK says. */
  area: string;
  account: string;
  /** Hundredths of a per mille of the principal, or rupiah for every contract. */
  line: Pick<SchemeLine, 'basis' | 'value'>;
}

const perMille = (value: number) => ({ basis: 'PER_MILLE', value }) as const;
const fixed = (value: number) => ({ basis: 'FIXED', value }) as const;

const ROWS = [
  ['AGENT', 1, 'Rahmat Hidayat', '3175021206820004', '091234567003000', '0812 5550 3401', '5220917345'],
  ['AGENT', 1, 'Sumber Motor Matraman', '3175034511790002', '', '0813 5550 8826', '1370099812233'],
  ['MARKETER', 1, 'Nurul Aini', '3174055503930001', '3174055503930001', '0857 5550 1240', '5221804410'],
  ['AGENT', 2, 'Daeng Makassar Motor', '7371081707850003', '', '0811 5550 7716', '0251188340'],
  ['MARKETER', 2, 'Makassar Prima Jaya', '7371084102900001', '', '0852 5550 6158', '0251199021'],
] as const;

/** What each is paid, in the order of the rows. */
const LINES = [perMille(1500), fixed(300_000), fixed(200_000), perMille(1250), fixed(175_000)] as const;

export const DEMO_PARTNERS: readonly DemoPartner[] = ROWS.map(
  ([kind, office, name, nik, npwp, phone, account], nth) => ({
    ...{ kind, office, name, nik, npwp, phone, account },
    area: nik.slice(0, 4),
    line: LINES[nth] ?? LINES[0],
  }),
);
