import { shell } from '@/app/places';
import { ROUTES } from '@/app/routes';

/** Every page's chunk is here before the story starts, so that a play waits for answers only. */
export async function withPagesLoaded() {
  await Promise.all([shell.load(), ...ROUTES.map((route) => route.page.load())]);
  return {};
}
