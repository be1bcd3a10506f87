/** Pages that nobody wants to come back to. */
const NO_RETURN = /^\/(login|logout)(\/|$|\?)/;

/** Where to go after signing in, from `?kembali=`; only an address inside the app counts, otherwise home. */
export function backAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('kembali') ?? '/';
  const isInside = /^\/(?![/\\])/.test(wanted);
  return isInside && !NO_RETURN.test(wanted) ? wanted : '/';
}
