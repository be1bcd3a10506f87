import type { AddressCodec } from '../address/addressCodec';
import type { NamedKind, ViewedList } from '../contract/viewedLists';

/** A part of a screen's state, as a view that has lost it calls it. */
export interface ViewedPart {
  /** What people call it: 'Kolektor'. */
  readonly label: string;
  /** Its value is the id of such a record; left out: it names none. */
  readonly names?: NamedKind;
}

/** A screen whose state stands in the address, so that views of it can be saved (docs/decisions/0175). */
export interface Viewed<S extends object = Record<string, unknown>> {
  /** What its views are kept under. */
  readonly key: ViewedList;
  readonly codec: AddressCodec<S>;
  /** The screen at its start, for the office kept in `office_base`. */
  readonly startFor: (officeBase: number | null) => S;
  /** The part that says where in the list one is: no view keeps it. Default 'page'. */
  readonly at?: keyof S & string;
  /** Parts of the state that name a record; others may stand here too. */
  readonly parts: Readonly<Record<string, ViewedPart>>;
}

/** The same for whoever knows nothing of its state. */
export const viewedAs = <S extends object>(of: Viewed<S>): Viewed => of as unknown as Viewed;
