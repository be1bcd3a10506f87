import type { AnyEndpoint, Schema } from '@/lib/contract/endpoint';
import { inPlace, type Json } from './schemaComponents';

/** What stands in an address, and the key of a write that may be repeated. */
export function parametersOf({
  params,
  query,
  idempotent,
}: Pick<AnyEndpoint, 'params' | 'query' | 'idempotent'>): Json[] {
  return [
    ...(params ? fieldsOf('path', params) : []),
    ...(query ? fieldsOf('query', query) : []),
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function fieldsOf(place: 'path' | 'query', schema: Schema): Json[] {
  const { properties, required = [] } = inPlace(schema) as { properties: Json; required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    ...(required.includes(name) && { required: true }),
    schema: field,
  }));
}
