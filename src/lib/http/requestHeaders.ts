/** Headers of every call (SPEC 7): JSON, accept-referer (the page's origin), Bearer when signed in. */
export function requestHeaders(token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    'accept-referer': location.origin,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
