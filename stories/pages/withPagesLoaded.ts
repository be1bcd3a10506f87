import { pageOf } from '@/app/pages';
import { ROUTES } from '@/app/routes';
import { shell } from '@/app/views';

/** Every page's chunk is here before the story starts, so that a play waits for answers only. */
export async function withPagesLoaded() {
  await Promise.all([shell.load(), ...ROUTES.map((route) => pageOf(route).load())]);
  return {};
}
