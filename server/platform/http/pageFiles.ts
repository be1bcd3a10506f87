import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** Route pattern → addresses of its files, in the order in which patterns are tried; the build writes it. */
const table = z.array(z.tuple([z.string(), z.array(z.string().check(z.regex(/^[\w./:-]+$/)))]));

/**
 * Makes a `Link` header for a page's address, by which a browser asks for the page's code as soon as the answer begins:
 * on a slow phone the page's own script runs 150–350 ms later (docs/decisions/0034). Empty: nothing is known of it.
 * @param appDir folder of the built app
 */
export function readPageFiles(appDir: string): (address: string) => string {
  const file = path.join(appDir, 'page-files.json');
  if (!existsSync(file)) return () => '';
  const links = table
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(
      ([pattern, files]) =>
        [
          new RegExp(pattern),
          files.map((href) => `<${href}>; rel=modulepreload; crossorigin`).join(', '),
        ] as const,
    );
  return (address) => links.find(([pattern]) => pattern.test(address))?.[1] ?? '';
}
