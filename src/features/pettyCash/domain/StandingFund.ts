import type { PettyFund } from '@/lib/contract/pettyCash';

/** The petty cash of an office that has a fund. */
export type StandingFund = PettyFund & { fund: NonNullable<PettyFund['fund']> };

export const isStanding = (shown: PettyFund): shown is StandingFund => shown.fund !== null;

/** Somebody of the office, as a choice offers them. */
export interface Person {
  id: number;
  name: string;
}
