import { columnsIn, withColumns } from '../address/viewInAddress';
import type { NamedPart } from '../contract/savedViews';
import type { Viewed } from './viewed';

/*
 * What a view holds: the state as the screen's own codec writes it, and the columns. It is written from one start, so
 * that it is the same for everybody, whatever office is theirs; the page of the list is no part of it.
 */

type State = Record<string, unknown>;
export type Columns = readonly string[] | null;

const startOf = ({ startFor }: Viewed): State => startFor(null);

/** A state and its columns as a view keeps them. */
export function viewAddress(viewed: Viewed, state: State, columns: Columns): string {
  const start = startOf(viewed);
  const { at = 'page' } = viewed;
  const first = at in start ? { ...state, [at]: start[at] } : state;
  return withColumns(viewed.codec.write(first, start), columns).toString();
}

/** What a view opens. What makes no sense in it is as in the start. */
export function readView(viewed: Viewed, address: string): { state: State; columns: Columns } {
  const given = new URLSearchParams(address);
  return { state: viewed.codec.read(given, startOf(viewed)), columns: columnsIn(given) };
}

/** A view without these parts, as the codec writes it today. */
export function withoutParts(viewed: Viewed, address: string, parts: readonly string[]): string {
  const { state, columns } = readView(viewed, address);
  const start = startOf(viewed);
  const left = Object.fromEntries(parts.map((part) => [part, start[part]]));
  return viewAddress(viewed, { ...state, ...left }, columns);
}

/** The records that a state names, so that the server can say which of them is gone. */
export function namedParts({ parts }: Viewed, state: State): NamedPart[] {
  return Object.entries(parts).flatMap(([part, { names: kind }]) => {
    const id = String(state[part]);
    // Words beside ids name nothing: 'all', 'none'.
    return kind !== undefined && /^[1-9]\d{0,9}$/.test(id) ? [{ part, kind, id }] : [];
  });
}

/** Parts in words: 'Kolektor dan Kantor'. */
export function partsText({ parts }: Viewed, gone: readonly string[]): string {
  const labels = gone.map((part) => parts[part]?.label ?? part);
  return new Intl.ListFormat('id', { type: 'conjunction' }).format(labels);
}
