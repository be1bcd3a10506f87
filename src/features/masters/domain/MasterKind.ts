import type { ComponentType } from 'react';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { AccountsLeft, Master, MasterEndpoints, MasterWrite } from '@/lib/contract/masters';
import type { Viewed } from '@/lib/list/viewed';
import type { ChosenList } from '@/lib/session/columnChoice';
import type { AffectingWrite } from '@/lib/query/markAffected';
import type { HrefOfOffice } from './officePlaces';

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
  /** A telephone number. */
  phone?: boolean;
  /** Whole rupiah: digits as text, empty where nothing is typed. */
  money?: boolean;
  maxLength?: number;
  /** As wide as the form. */
  wide?: boolean;
  /** Width of its column in the list, px; without one it stands only in the record itself. */
  column?: number;
  /** It follows from the rest: it stands in the list and the record, never in the form. */
  derived?: boolean;
  /** What is typed is kept as text; a field that is more than one text says how it becomes one. */
  codec?: { text: (row: Master) => string; value: (text: string) => unknown };
  /** What stands in the form, where it is no line of text and no choice. */
  Piece?: ComponentType<OwnPieceProps>;
  /** For people, where the text is not. `rows`: every record of the master. */
  words?: (row: Master, rows: readonly Master[]) => string;
}

/** A field of a kind's own making. */
export interface OwnPieceProps {
  /** As its codec writes it. */
  value: string;
  /** What is typed in all fields. */
  values: Readonly<Record<string, string>>;
  /** Every path that is wrong → words. */
  errors: FieldErrors;
  /** The record that is changed; null: a new one. */
  row: Master | null;
  /** Every record of the master. */
  rows: readonly Master[];
  /** What it holds now. */
  onChange: (value: string) => void;
}

/** What a question about the takers is given. */
export interface TakersProps {
  /** What is switched off. */
  row: Master;
  /** What is chosen; undefined: not asked yet. */
  value: AccountsLeft | undefined;
  /** Why the server did not take it. */
  error: string | undefined;
  /** Another was chosen. */
  onChange: (value: AccountsLeft | undefined) => void;
}

/** One simple master: what it is called, what it has beyond the shared fields, and its calls. */
export interface MasterKind {
  /** The noun on screen: `Finance`. */
  noun: string;
  /** Its list, whose columns can be chosen. */
  list: ChosenList;
  /** Itself, for saved views. */
  viewed: Viewed;
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
  /** What is still in a record: shown before it is switched off, and while it is off. */
  Holdings?: ComponentType<{ row: Master; hrefOf: HrefOfOffice }>;
  /** Asks who takes what is in people's hands when it is switched off; undefined: nothing is said of it. */
  Takers?: ComponentType<TakersProps>;
  /** What else belongs to a record, under its facts. */
  Beside?: ComponentType<{ row: Master }>;
  /** What of a saved record waits for a second person, as a sentence; null: nothing. */
  waits?: (row: Master) => string | null;
  /** It has no days: its records hold until they are switched off. */
  undated?: boolean;
  /** What stands above the form of a new record. */
  aboutNew?: string;
  /** What a write would break among all records, beside its field. */
  breaks?: (write: MasterWrite, row: Master | null, rows: readonly Master[]) => FieldErrors;
  /** What stands below the list: what its records are together. */
  Picture?: ComponentType<{ rows: readonly Master[] }>;
}

/** A row's own field as text; empty where it has none. */
export function textOf(row: Master, { name, codec }: MasterField): string {
  if (codec) return codec.text(row);
  const value = (row as unknown as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
