import { MENU } from '@/app/menu';
import { isRegistered } from '@/app/routeAccess';
import { ROUTES } from '@/app/routes';
import type { RouteSpec } from '@/app/RouteSpec';
import { ACCESS_FLAGS, accessOf, type AccessFlag } from '@/lib/contract/access';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';

/** One route, and what each column says about it. */
export interface MatrixRow {
  path: string;
  title: string;
  /** The menu's section, or nothing where it has no entry. */
  menu: string;
  /** `everybody`, `signed in`, or nothing where flags decide. */
  open: string;
  /** Column → the route exists for it. */
  marks: Record<string, boolean>;
}

/** A title id that no rule singles out. */
const PLAIN_TITLE = 1;

const OPEN = { public: 'everybody', session: 'signed in' } as const;

function rowOf(route: RouteSpec, marks: Record<string, boolean>): MatrixRow {
  const section = MENU.find(({ lines }) => lines.some(({ path }) => path === route.path));
  const other = route.titleWith ? ` (with ${route.titleWith.flag}: ${route.titleWith.title})` : '';
  return {
    path: route.path,
    title: route.title + other,
    menu: section?.title ?? '',
    open: typeof route.access === 'string' ? OPEN[route.access] : '',
    marks,
  };
}

/** Every route that flags decide about × every flag: the route exists when that flag alone equals 1. */
export function routesByFlag(): { columns: readonly AccessFlag[]; rows: MatrixRow[] } {
  const rows = ROUTES.filter(({ access }) => typeof access !== 'string').map((route) =>
    rowOf(
      route,
      Object.fromEntries(
        ACCESS_FLAGS.map((flag) => [
          flag,
          isRegistered(route, { access: accessOf(flag), idTitle: PLAIN_TITLE }),
        ]),
      ),
    ),
  );
  return { columns: ACCESS_FLAGS, rows };
}

/** Every route × signed out and every demo title. */
export function routesByTitle(): { columns: string[]; rows: MatrixRow[] } {
  const rows = ROUTES.map((route) =>
    rowOf(route, {
      'signed out': isRegistered(route, null),
      ...Object.fromEntries(
        DEMO_TITLES.map(({ id, name, access }) => [name, isRegistered(route, { access, idTitle: id })]),
      ),
    }),
  );
  return { columns: ['signed out', ...DEMO_TITLES.map(({ name }) => name)], rows };
}
