import type { MenuEntry, MenuSection } from '@/components/SideMenu/SideMenu';
import { paths } from './paths';

/** What fits beside home and menu on a phone. */
const MAX_SHORTCUTS = 3;

/** Screens by how often those who have them use them. */
const MOST_USED = [
  paths.monitoring(),
  paths.payments(),
  paths.credit(),
  paths.collectorCustomers(),
  paths.pettyCash(),
  paths.overdue(),
  paths.collectorAchievement(),
  paths.customers(),
  paths.contracts(),
  paths.staff(),
  paths.titles(),
  paths.userLog(),
  paths.priceList(),
  paths.instalments(),
];

/** The two or three screens that a title uses most (DOMAIN, Readings); for the bottom bar and for prefetching. */
export function shortcutsOf(sections: readonly MenuSection[]): MenuEntry[] {
  const entries = new Map(
    sections.flatMap((section) => section.entries).map((entry) => [entry.href, entry] as const),
  );
  return MOST_USED.flatMap((href) => entries.get(href) ?? []).slice(0, MAX_SHORTCUTS);
}
