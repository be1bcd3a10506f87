import { keptList, type KeptList } from '@/lib/address/keptList';
import type { PartnerSide } from '../domain/partnerSide';

const COMMISSIONS = { AGENT: keptList('agen.komisi'), MARKETER: keptList('marketing.komisi') };
const BATCHES = { AGENT: keptList('agen.pembayaran'), MARKETER: keptList('marketing.pembayaran') };

type Kind = Pick<PartnerSide, 'kind'>;

/** The list of commissions of a side as it was left. */
export const keptCommissionsOf = ({ kind }: Kind): KeptList => COMMISSIONS[kind];

/** The list of batches of a side as it was left. */
export const keptBatchesOf = ({ kind }: Kind): KeptList => BATCHES[kind];
