import type { SelectOption } from '@/components/Select/Select';
import {
  actionLabel,
  actionsOf,
  LOG_GROUP_LABELS,
  LOG_GROUPS,
  LOG_RECORDS,
  recordLabel,
  type LogGroup,
} from '@/lib/contract/logActions';
import { formatDate } from '@/lib/format/tanggal';
import type { LogPerson } from '@/lib/contract/userLog';
import type { LogState } from './logState';

const ALL: SelectOption = { value: '', label: 'Semua kegiatan' };
const GROUP = 'group:';

/** Every group, and below it each of its actions. */
export function actionOptions({ action }: Pick<LogState, 'action'>): SelectOption[] {
  const known = LOG_GROUPS.flatMap((group): SelectOption[] => [
    { value: GROUP + group, label: LOG_GROUP_LABELS[group] },
    ...actionsOf(group).map((one) => ({ value: one, label: `\u2003${actionLabel(one)}` })),
  ]);
  const isKnown = action === '' || known.some(({ value }) => value === action);
  return [ALL, ...known, ...(isKnown ? [] : [{ value: action, label: action }])];
}

/** What is chosen of these. */
export const chosenAction = ({ action, group }: LogState): string =>
  action !== '' ? action : group === '' ? '' : GROUP + group;

/** The filters that a choice stands for. */
export const actionChange = (value: string): Pick<LogState, 'action' | 'group'> =>
  value.startsWith(GROUP)
    ? { action: '', group: value.slice(GROUP.length) as LogGroup }
    : { action: value, group: '' };

/** Everybody, by name; who left says so. */
export function personOptions(people: readonly LogPerson[], person: LogState['person']): SelectOption[] {
  const isKnown = person === 'all' || people.some(({ id }) => id === person);
  return [
    { value: 'all', label: 'Semua orang' },
    ...people.map(({ id, name, active }) => ({
      value: String(id),
      label: active ? name : `${name} (tidak aktif)`,
    })),
    ...(isKnown ? [] : [{ value: String(person), label: `Orang no. ${person}` }]),
  ];
}

/** Every kind of record. */
export function recordOptions(type: string): SelectOption[] {
  const known = Object.keys(LOG_RECORDS);
  const all = type === '' || known.includes(type) ? known : [...known, type];
  return [
    { value: '', label: 'Semua jenis data' },
    ...all.map((value) => ({ value, label: recordLabel(value) })),
  ];
}

/** What an export is narrowed to, one filter a phrase. */
export function exportText(state: LogState, people: readonly LogPerson[]): string[] {
  const person = people.find(({ id }) => id === state.person)?.name;
  const what = state.action ? actionLabel(state.action) : state.group ? LOG_GROUP_LABELS[state.group] : null;
  return [
    state.person === 'all' ? 'Semua orang' : (person ?? `Orang no. ${state.person}`),
    what ?? 'Semua kegiatan',
    ...(state.type ? [`${recordLabel(state.type)} ${state.record}`.trim()] : []),
    ...(state.from ? [`Dari ${formatDate(state.from)}`] : []),
    ...(state.to ? [`Sampai ${formatDate(state.to)}`] : []),
    ...(state.ip ? [`Alamat IP ${state.ip}`] : []),
    ...(state.search ? [`Pencarian “${state.search}”`] : []),
  ];
}
