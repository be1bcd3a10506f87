import { notFound } from '../core/ApiError';

/** The database id that a path names; 404 with `message` when it cannot be one. */
export function idOf(text: string, message: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw notFound(message);
  return id;
}
