import * as z from 'zod/mini';
import type { AnyEndpoint, Schema } from '@/lib/contract/endpoint';
import { AS_SENT } from '@/lib/contract/jsonSchema';

/** A part of the document, as JSON. */
export type Json = Record<string, unknown>;

export interface SchemaComponents {
  /** Each schema by its name, for `components.schemas`. */
  schemas: Json;
  /** Where a schema stands that was given. */
  refTo: (schema: Schema) => Json;
}

const PLACE = '#/components/schemas/';

/** Names what calls take and give; what occurs in several of them stands once. */
export function schemaComponents(
  endpoints: readonly AnyEndpoint[],
  others: Readonly<Record<string, Schema>>,
): SchemaComponents {
  const named = z.registry<{ id: string }>();
  const add = (id: string, schema: Schema | undefined) => {
    if (schema && !named.has(schema)) named.add(schema, { id });
  };
  for (const [id, schema] of Object.entries(others)) add(id, schema);
  for (const { name, body, data } of endpoints) {
    add(`${name}Body`, body);
    add(`${name}Data`, data);
  }
  const { schemas } = z.toJSONSchema(named, { ...AS_SENT, uri: (id) => PLACE + id });
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema)])),
    refTo: (schema) => ({ $ref: PLACE + (named.get(schema)?.id ?? '') }),
  };
}

/** One schema where it stands, without a name. */
export const inPlace = (schema: Schema): Json => withoutHead(z.toJSONSchema(schema, AS_SENT));

function withoutHead(schema: Json): Json {
  const rest = { ...schema };
  delete rest.$schema;
  delete rest.$id;
  return rest;
}
