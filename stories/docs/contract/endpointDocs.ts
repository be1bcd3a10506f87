import * as z from 'zod/mini';
import type { AnyEndpoint, Guard, Schema } from '@/lib/contract/endpoint';
import { AS_SENT } from '@/lib/contract/jsonSchema';

/** One endpoint as the page tells it. */
export interface EndpointDoc {
  name: string;
  method: string;
  path: string;
  origin: string;
  guard: string;
  summary: string;
  idempotent: boolean;
  parts: { label: string; schema: string }[];
}

const ORIGINS = { spec: 'every host (SPEC 7)', angsur: 'embedded API only' } as const;

function guardText(guard: Guard): string {
  if (guard === 'public') return 'everybody';
  if (guard === 'session') return 'any session';
  return guard.join(' or ');
}

function schemaText(schema: Schema): string {
  const json = z.toJSONSchema(schema, AS_SENT);
  delete json.$schema;
  return JSON.stringify(json, null, 2);
}

export function endpointDoc(endpoint: AnyEndpoint): EndpointDoc {
  const { params, query, body, data } = endpoint;
  const parts = { 'Path parameters': params, Query: query, Body: body, 'Data of the answer': data };
  return {
    name: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    origin: ORIGINS[endpoint.origin],
    guard: guardText(endpoint.guard),
    summary: endpoint.summary,
    idempotent: endpoint.idempotent ?? false,
    parts: Object.entries(parts).flatMap(([label, schema]) =>
      schema ? [{ label, schema: schemaText(schema) }] : [],
    ),
  };
}
