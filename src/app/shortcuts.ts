import DirectionsWalkOutlined from '@mui/icons-material/DirectionsWalkOutlined';
import type { MenuEntry, MenuSection } from '@/components/SideMenu/SideMenu';
import { paths } from './paths';
import { isRegistered, routeAt, type Holder } from './routeAccess';

/** What fits beside home and menu on a phone. */
const MAX_SHORTCUTS = 3;

/** Screens by how often those who have them use them. */
const MOST_USED = [
  paths.monitoring(),
  paths.payments(),
  paths.credit(),
  paths.customerSurveys(),
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
export function shortcutsOf(sections: readonly MenuSection[], holder: Holder | null): MenuEntry[] {
  const inMenu = sections.flatMap((section) => section.entries);
  const entries = new Map([...inMenu, ...surveysOf(holder)].map((entry) => [entry.href, entry] as const));
  return MOST_USED.flatMap((href) => entries.get(href) ?? []).slice(0, MAX_SHORTCUTS);
}

/** Survei Saya, a surveyor's daily work; the spec's menu does not have it (SPEC 2). */
export function surveysOf(holder: Holder | null): MenuEntry[] {
  const route = routeAt(paths.customerSurveys());
  return isRegistered(route, holder)
    ? [{ href: route.path, label: route.title, icon: DirectionsWalkOutlined }]
    : [];
}
