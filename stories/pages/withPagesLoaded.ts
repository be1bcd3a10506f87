import { matchRoutes } from 'react-router-dom';
import { pageOf } from '@/app/pages';
import { ROUTES } from '@/app/routes';
import { shell } from '@/app/views';

const PATHS = ROUTES.map((route) => ({ path: route.path, route }));

/**
 * The code of the story's own page is here before it starts; in test runs every page's, so that a play waits for answers
 * only. Who opens one page would otherwise wait for the code of all.
 */
export async function withPagesLoaded({ parameters }: { parameters: { route?: string } }) {
  const { pathname } = new URL(parameters.route ?? '/', location.origin);
  const own = matchRoutes(PATHS, pathname)?.at(-1)?.route.route;
  const routes = globalThis.__lookAtStory ? ROUTES : own ? [own] : [];
  await Promise.all([shell.load(), ...routes.map((route) => pageOf(route).load())]);
  return {};
}
