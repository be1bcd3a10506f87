import {
  addressCodec,
  day,
  oneOf,
  orEmpty,
  orNull,
  orWord,
  rowId,
  text,
  whole,
} from '@/lib/address/addressCodec';
import { LOG_GROUPS, type LogGroup } from '@/lib/contract/logActions';
import { viewedAs } from '@/lib/list/viewed';
import { isIndexed } from '@/lib/contract/userLogDefaults';
import type { QueryOf } from '@/lib/contract/endpoint';
import type { countUserLogExport, listUserLog } from '@/lib/contract/userLog';

/** What the log is narrowed to and where it is read, kept in the address; what is as in the start is not written there. */
export interface LogState {
  search: string;
  /** Id of a person. */
  person: number | 'all';
  /** Kind of a record, '' for any. */
  type: string;
  /** Its id. */
  record: string;
  action: string;
  group: LogGroup | '';
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  ip: string;
  /** Only what is older than this line. */
  before: number | null;
}

export const START: LogState = {
  search: '',
  person: 'all',
  type: '',
  record: '',
  action: '',
  group: '',
  from: '',
  to: '',
  ip: '',
  before: null,
};

export const LOG_CODEC = addressCodec<LogState>({
  search: text(100),
  person: orWord(rowId, 'all'),
  type: text(64),
  record: text(64),
  action: text(64),
  group: orEmpty(oneOf(LOG_GROUPS)),
  from: orEmpty(day),
  to: orEmpty(day),
  ip: text(45),
  before: orNull(whole(1, Number.MAX_SAFE_INTEGER)),
});

/** The log for saved views. Whoever left is looked for here as anybody else: nobody is gone. */
export const LOG_VIEWED = viewedAs<LogState>({
  ...{ key: 'user-log', codec: LOG_CODEC, startFor: () => START, at: 'before', parts: {} },
});

/** What an export asks for: the filters alone. A record's number counts with its kind. */
export function exportQuery({ person, ...words }: LogState): QueryOf<typeof countUserLogExport> {
  const filters = { ...words, record: words.type ? words.record : '', before: '' };
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(set), ...(person === 'all' ? {} : { person }) };
}

/** What the call asks for. */
export const listQuery = (state: LogState): QueryOf<typeof listUserLog> => ({
  ...exportQuery(state),
  ...(state.before === null ? {} : { before: state.before }),
});

/** How many filters differ from the start. */
export function activeFilters(state: LogState): { first: number; more: number } {
  const count = (...values: unknown[]) => values.filter(Boolean).length;
  return {
    first: count(state.search, state.person !== 'all', state.action || state.group, state.from, state.to),
    more: count(state.type, state.record, state.ip),
  };
}

/** No index knows what is searched for, so that only the newest lines are looked through. */
export function searchesNewestOnly({ search }: Pick<LogState, 'search'>): boolean {
  const words = search.split(/\s+/).filter(Boolean);
  return words.length > 0 && !words.some(isIndexed);
}
