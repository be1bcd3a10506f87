import { keptList } from '@/lib/address/keptList';
import type { PartnerSide } from './domain/partnerSide';

const KEPT = { AGENT: keptList('agen.daftar'), MARKETER: keptList('marketing.daftar') };

/** The list of a kind as it was left. */
export const keptListOf = ({ kind }: Pick<PartnerSide, 'kind'>) => KEPT[kind];
