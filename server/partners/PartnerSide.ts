import type { Access, AccessFlag } from '@/lib/contract/access';
import type { PartnerKind } from '@/lib/contract/partnerTerms';

/** What agents and external marketers differ in. */
export interface PartnerSide {
  kind: PartnerKind;
  /** What the log calls a record of it. */
  record: 'agent' | 'marketer';
  /** As people say it. */
  noun: string;
  flag: AccessFlag;
  /** Letters of its batches' numbers. */
  series: string;
}

export const AGENT: PartnerSide = {
  kind: 'AGENT',
  record: 'agent',
  noun: 'Agen',
  flag: 'is_agen',
  series: 'KA',
};

export const MARKETER: PartnerSide = {
  kind: 'MARKETER',
  record: 'marketer',
  noun: 'Marketing',
  flag: 'is_marketing',
  series: 'KM',
};

/** The side of a kind. */
export const sideOf = (kind: PartnerKind): PartnerSide => (kind === 'AGENT' ? AGENT : MARKETER);

/** The sides that a person sees. */
export const sidesOf = ({ access }: { access: Access }): PartnerSide[] =>
  [AGENT, MARKETER].filter(({ flag }) => access[flag] === 1);
