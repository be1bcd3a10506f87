import type { AnyEndpoint } from '@/lib/contract/endpoint';

/** A call's body as it travels, with its type. */
export function sentBody(
  endpoint: AnyEndpoint,
  body: object | undefined,
): { body: BodyInit | null; headers: Record<string, string> } {
  if (!body) return { body: null, headers: {} };
  return endpoint.bytes === undefined
    ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    : { body: body as Uint8Array<ArrayBuffer>, headers: { 'Content-Type': 'application/octet-stream' } };
}
