import type { TitleView } from '@/features/titles';
import type { Access } from '@/lib/contract/access';
import { menuFor } from './menu';
import { registeredRoutes, titleOf } from './routeAccess';

/** Menu and pages that holders of these flags have, as the app would register them; a signed-out visitor's are left out. */
export function titleViewOf(access: Access, idTitle: number | null): TitleView {
  const holder = { access, idTitle };
  return {
    menu: menuFor(holder).map(({ title, entries }) => ({
      title,
      entries: entries.map(({ href, label }) => ({ href, label })),
    })),
    pages: registeredRoutes(holder)
      .filter((route) => route.access !== 'public')
      .map((route) => ({ path: route.path, title: titleOf(route, holder) })),
  };
}
