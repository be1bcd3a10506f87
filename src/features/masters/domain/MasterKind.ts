import type { Master, MasterEndpoints } from '@/lib/contract/masters';
import type { ChosenList } from '@/lib/session/columnChoice';
import type { AffectingWrite } from '@/lib/query/markAffected';

/** A field that one master has beyond code, name and dates. */
export interface MasterField {
  /** As in the contract. */
  name: string;
  label: string;
  hint: string;
  /** Said when the value does not fit the contract. */
  wrong: string;
  /** Value → words; the field is a choice then. */
  options?: Readonly<Record<string, string>>;
  inputMode?: 'tel';
  maxLength?: number;
  /** As wide as the form. */
  wide?: boolean;
  /** Width of its column in the list, px; without one it stands only in the record itself. */
  column?: number;
}

/** One simple master: what it is called, what it has beyond the shared fields, and its calls. */
export interface MasterKind {
  /** The noun on screen: `Finance`. */
  noun: string;
  /** Its list, whose columns can be chosen. */
  list: ChosenList;
  endpoints: MasterEndpoints;
  /** What a write means for other screens, where they show these records. */
  affects?: AffectingWrite;
  /** What a code may look like. */
  codeHint: string;
  codeLength: number;
  codePattern: RegExp;
  fields: readonly MasterField[];
  /** What a new record begins with, beyond the shared fields. */
  start: Readonly<Record<string, string>>;
  /** Heading of the column that counts the uses. */
  usesHeader: string;
  /** What uses a record, in words. */
  usesOf: (row: Master) => string;
  /** What switching off means, as a sentence. */
  switchedOff: string;
  /** What is missing while there is no record. */
  whyEmpty: string;
}

/** A row's own field as text; empty where it has none. */
export function textOf(row: Master, field: string): string {
  const value = (row as unknown as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}
