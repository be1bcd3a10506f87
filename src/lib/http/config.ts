import { pageSetting } from '../settings/pageSetting';

/** Base address of the API; default: same origin under /api. No trailing slash. */
export const API_URL = (pageSetting('VITE_API_URL') ?? '/api').replace(/\/+$/, '');

/** Where images are served from (SPEC 7, storage images path). */
const STORAGE_URL = (pageSetting('VITE_STORAGE_URL') ?? '/storage/images').replace(/\/+$/, '');

/** Address of an image by its file name; absolute addresses pass through, nothing stays nothing. */
export function imageUrl(file: string | null | undefined): string | null {
  if (!file) return null;
  if (/^(https?:|data:|blob:|\/)/.test(file)) return file;
  return `${STORAGE_URL}/${file}`;
}
