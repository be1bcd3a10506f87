import { API_URL } from './config';

/** The full address of a path below the API, as the client and the page's early request both write it. */
export function apiAddress(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  return `${API_URL}/${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}
