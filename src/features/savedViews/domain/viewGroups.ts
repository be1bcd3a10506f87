import type { SavedView } from '@/lib/contract/savedViews';

/** Views under one heading. */
export interface ViewGroup {
  title: string;
  views: readonly SavedView[];
}

/** One's own first, then those of each office; by name, as people sort. */
export function viewGroups(views: readonly SavedView[]): ViewGroup[] {
  const groups = new Map<string, SavedView[]>();
  const sorted = views.toSorted(
    (one, other) =>
      Number(one.office !== null) - Number(other.office !== null) ||
      (one.office?.id ?? 0) - (other.office?.id ?? 0) ||
      one.name.localeCompare(other.name, 'id'),
  );
  for (const view of sorted) {
    const title = view.office ? `Kantor ${view.office.name}` : 'Tampilan saya';
    groups.set(title, [...(groups.get(title) ?? []), view]);
  }
  return Array.from(groups, ([title, group]) => ({ title, views: group }));
}
