import type { PartnerRequest } from '@/lib/contract/partnerRecords';
import type { SchemeLine } from '@/lib/contract/partnerTerms';
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
