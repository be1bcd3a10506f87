import type { Schema } from '@/lib/contract/endpoint';

/** Leaves of a value what a schema names. */
export type Prune = (value: unknown) => unknown;

/** What a schema is made of, as far as it is read here. */
interface Definition {
  type: string;
  shape: Record<string, Schema>;
  catchall?: Schema;
  element: Schema;
  items: Schema[];
  rest: Schema | null;
  keyType: Schema;
  valueType: Schema;
  options: Schema[];
  innerType: Schema;
  in: Schema;
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/**
 * Makes what strips a value of every field that the schema does not name, at any depth. It changes nothing else: no
 * transform, no default, no check, so that the wire keeps the form that the handler gave. What stands where the schema has
 * nothing like it, an object for a text, is not sent either: it becomes null. `z.unknown()` passes everything.
 */
export function pruner(schema: Schema): Prune {
  const known = made.get(schema);
  if (known) return known;
  const prune = prunerOf(definitionOf(schema));
  made.set(schema, prune);
  return prune;
}

/** Most calls answer with schemas that others answer with too. */
const made = new WeakMap<Schema, Prune>();

function prunerOf(definition: Definition): Prune {
  switch (definition.type) {
    case 'object':
      return objectPruner(definition);
    case 'array': {
      const prune = pruner(definition.element);
      return (value) => (Array.isArray(value) ? value.map((one) => prune(one)) : plain(value));
    }
    case 'tuple':
      return tuplePruner(definition);
    case 'record':
      return recordPruner(definition);
    case 'union':
      return unionPruner(definition);
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
      return pruner(definition.innerType);
    // A pipe reads what arrives by its first schema.
    case 'pipe':
      return pruner(definition.in);
    case 'unknown':
      return (value) => value;
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return plain;
    default:
      throw new Error(`An answer cannot be pruned by a schema of type ${definition.type}`);
  }
}

function objectPruner({ shape, catchall }: Definition): Prune {
  const fields = Object.entries(shape).map(([key, schema]) => [key, pruner(schema)] as const);
  const pruneOther = catchall && definitionOf(catchall).type !== 'never' ? pruner(catchall) : null;
  return (value) => {
    if (!isRecord(value)) return plain(value);
    const kept: Record<string, unknown> = {};
    for (const [key, prune] of fields) {
      const one = Object.hasOwn(value, key) ? value[key] : undefined;
      if (one !== undefined) kept[key] = prune(one);
    }
    if (!pruneOther) return kept;
    const others = Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key));
    return { ...Object.fromEntries(others.map(([key, one]) => [key, pruneOther(one)])), ...kept };
  };
}

function recordPruner({ keyType, valueType }: Definition): Prune {
  const prune = pruner(valueType);
  return (value) => {
    if (!isRecord(value)) return plain(value);
    const named = Object.entries(value).filter(([key]) => keyType.safeParse(key).success);
    return Object.fromEntries(named.map(([key, one]) => [key, prune(one)]));
  };
}

function tuplePruner({ items, rest }: Definition): Prune {
  const prunes = items.map(pruner);
  const pruneRest = rest && pruner(rest);
  return (value) =>
    Array.isArray(value)
      ? value.slice(0, pruneRest ? undefined : prunes.length).map((one, index) => {
          const prune = prunes[index] ?? pruneRest;
          return prune ? prune(one) : null;
        })
      : plain(value);
}

const HOLDS_OTHERS = new Set(['object', 'array', 'tuple', 'record', 'union', 'unknown']);
const WRAPS = new Set(['optional', 'nullable', 'nonoptional', 'readonly']);

function holdsOthers(schema: Schema): boolean {
  const { type, innerType, in: read } = definitionOf(schema);
  if (WRAPS.has(type)) return holdsOthers(innerType);
  return type === 'pipe' ? holdsOthers(read) : HOLDS_OTHERS.has(type);
}

/** By the only option that holds fields; of several, by the first that the value fits. */
function unionPruner({ options }: Definition): Prune {
  const choices = options.filter(holdsOthers).map((schema) => ({ schema, prune: pruner(schema) }));
  const [first, ...more] = choices;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (!first) return plain(value);
    if (more.length === 0) return first.prune(value);
    return choices.find(({ schema }) => schema.safeParse(value).success)?.prune(value) ?? null;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without fields; a day or an instant as JSON writes it. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return value instanceof Date ? value.toJSON() : null;
}
