import type { PaletteItem } from '@/components/CommandPalette/CommandPalette.types';
import { REPORTS } from '@/lib/contract/reportTerms';
import type { Session } from '@/lib/session/session';
import { menuFor } from '../menu';
import { paths } from '../paths';
import { isRegistered, registeredRoutes, routeAt, titleOf } from '../routeAccess';

/** Signing in is for those who are not; its second step follows from the first alone, and a password from a link. */
const isPlace = (path: string, session: Session | null) =>
  !path.includes(':') &&
  path !== paths.loginCode() &&
  path !== paths.passwordLink() &&
  (session ? path !== paths.login() : path !== paths.logout());

/** Every screen of the route table that this person may open: those of the menu in its order, then the others and each report. */
export function screenItems(session: Session | null): PaletteItem[] {
  const entries = menuFor(session).flatMap(({ title, entries: lines }) =>
    lines.map(({ href, label, icon }) => ({ href, title: label, detail: [title], icon })),
  );
  const listed = new Set(entries.map(({ href }) => href));
  const others = registeredRoutes(session)
    .filter(({ path }) => !listed.has(path) && isPlace(path, session))
    .map((route) => ({ href: route.path, title: titleOf(route, session) }));
  return [...entries.filter(({ href }) => isPlace(href, session)), ...others, ...reportItems(session)];
}

function reportItems(session: Session | null): PaletteItem[] {
  const route = routeAt(paths.reports());
  if (!isRegistered(route, session)) return [];
  const detail = [titleOf(route, session)];
  return Object.entries(REPORTS).map(([key, { title }]) => ({ href: paths.report(key), title, detail }));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those in whose name or section every word stands; a name that begins with the text comes first. */
export function matchingItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  const found = items.filter((item) => {
    const its = plain([item.title, ...(item.detail ?? [])].join(' '));
    return words.every((word) => its.includes(word));
  });
  const rank = ({ title }: PaletteItem) =>
    plain(title).startsWith(whole) ? 0 : plain(title).includes(whole) ? 1 : 2;
  return found.toSorted((one, other) => rank(one) - rank(other));
}
