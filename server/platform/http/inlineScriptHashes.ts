import { createHash } from 'node:crypto';

/** `'sha256-…'` for each inline script of a page, for its content security policy. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gi);
  return [...scripts].flatMap(({ groups }) => {
    const { attributes = '', code = '' } = groups ?? {};
    // A block of data runs nothing and needs no leave.
    if (/\ssrc\s*=|\stype="application\/json"/i.test(attributes) || code === '') return [];
    return [`'sha256-${createHash('sha256').update(code).digest('base64')}'`];
  });
}
