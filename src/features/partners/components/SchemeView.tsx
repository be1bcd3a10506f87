import type { Partner } from '@/lib/contract/partnerRecords';
import type { SchemeTerms } from '@/lib/contract/partnerTerms';
import { schemeFacts } from '../domain/partnerText';
import { FactList } from './FactList';

export interface SchemeViewProps {
  /** What it says. */
  terms: SchemeTerms;
  /** Names of the contract types. */
  types: Partner['contract_types'];
}

/** A commission scheme in words: what each contract type brings, and when it is taken back. */
export const SchemeView = ({ terms, types }: SchemeViewProps) => (
  <FactList facts={schemeFacts(terms, types)} />
);
