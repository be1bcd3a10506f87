/** A request as it stands on the wire. */
export const ask = (line: string, headers: readonly string[] = [], body = '') =>
  [line, 'Host: localhost', ...headers, '', body].join('\r\n');
