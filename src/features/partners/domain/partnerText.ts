import type { Partner, PartnerAsk, PartnerRequest } from '@/lib/contract/partnerRecords';
import type { SchemeLine, SchemeTerms } from '@/lib/contract/partnerTerms';
import { formatRupiah } from '@/lib/format/rupiah';
import { rateText } from './askDraft';

/** What is asked for, as people say it. */
export const askNoun = (kind: PartnerRequest['ask']['kind']) =>
  kind === 'ACCOUNT' ? 'rekening' : 'skema komisi';

/** What a line brings, in words. */
export const lineText = ({ basis, value }: Pick<SchemeLine, 'basis' | 'value'>) =>
  basis === 'FIXED' ? `${formatRupiah(value)} per kontrak` : `${rateText(value)}‰ dari pokok`;

/** When the first instalment that stays unpaid takes a commission back. */
export const daysText = (days: number | null) =>
  days === null ? 'Tidak ditarik' : `${days} hari setelah jatuh tempo`;

type Facts = (readonly [label: string, value: string])[];

/** What each contract type brings, and when it is taken back. */
export function schemeFacts(terms: SchemeTerms, types: Partner['contract_types']): Facts {
  const nameOf = (id: number) => types.find((type) => type.id === id)?.name ?? `Jenis ${id}`;
  return [
    ...terms.lines.map((line) => [nameOf(line.contract_type_id), lineText(line)] as const),
    ['Kontrak dibatalkan', terms.back_if_cancelled ? 'Ditarik kembali' : 'Tidak ditarik'],
    ['Angsuran pertama tidak dibayar', daysText(terms.back_after_days)],
  ];
}

/** What is asked for, fact by fact. */
export const askFacts = (ask: PartnerAsk, types: Partner['contract_types']): Facts =>
  ask.kind === 'ACCOUNT' ? accountFacts(ask.account) : schemeFacts(ask.scheme, types);

/** Where commissions are paid to. */
export const accountFacts = ({
  bank,
  number,
  holder,
}: Pick<NonNullable<Partner['account']>, 'bank' | 'number' | 'holder'>): Facts => [
  ['Bank', bank],
  ['No. rekening', number],
  ['Atas nama', holder],
];
