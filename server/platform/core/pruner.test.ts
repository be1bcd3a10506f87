import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS, SERVICE_ENDPOINTS } from '@/lib/contract/endpoints';
import { fittingOf } from '../../testing/arbitraryOf';
import { pruner } from './pruner';

const SURPLUS = { password_hash: 'rahasia', toString: 'rahasia' };
const open = [...ENDPOINTS, ...SERVICE_ENDPOINTS].filter(({ data }) => data._zod.def.type !== 'unknown');

/** Parts that hold whatever a record has, by field: what changed in it, and what is asked for. */
const FREE_PARTS = new Set(['changes', 'update']);

/** With fields that no contract names, in every object at any depth but where any may stand. */
function widened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(widened);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries<unknown>({ ...value }).map(([key, one]): [string, unknown] => [
    key,
    FREE_PARTS.has(key) ? one : widened(one),
  ]);
  return { ...SURPLUS, ...Object.fromEntries(inner) };
}

describe('a pruner', () => {
  it.each(open.map((endpoint) => [endpoint.name, endpoint] as const))(
    'leaves what %s answers as it is, and nothing else',
    (_name, { data }) => {
      const schema: z.ZodMiniType = data;
      const prune = pruner(schema);
      let read = 0;
      const look = (value: unknown) => {
        expect(JSON.stringify(prune(widened(value)) ?? null)).not.toContain('rahasia');
        const as = schema.safeParse(value);
        if (!as.success) return;
        read += 1;
        const kept = prune(value);
        // The reader sees the same, and twice changes no more than once.
        expect(schema.parse(kept)).toEqual(as.data);
        expect(prune(kept)).toEqual(kept);
      };
      // Of a record with a hundred fields few that are made at random fit in all of them.
      for (let more = 0; more < 20 && read === 0; more += 1)
        fc.sample(fittingOf(schema), { seed: 20_261_122 + more, numRuns: 200 }).forEach(look);
      expect(read).toBeGreaterThan(0);
    },
  );

  it('strips every depth, and changes no value', () => {
    const row = z.object({ id: z.int(), name: z.nullish(z.string()) });
    const prune = pruner(
      z.object({
        rows: z.array(row),
        pair: z.tuple([row, z.unknown()]),
        one: z.optional(z.nullable(row)),
        either: z.union([z.object({ column: z.string() }), z.string(), z.array(row)]),
        ask: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('A'), a: z.int() }),
          z.object({ kind: z.literal('B'), b: row }),
        ]),
      }),
    );
    const value = {
      rows: [{ id: 1, name: null }, { id: 2 }],
      pair: [{ id: 4 }, { any: 'thing' }],
      one: null,
      either: [{ id: 5 }],
      ask: { kind: 'B', b: { id: 6 } },
    };
    expect(prune(value)).toEqual(value);
    const kept = prune(widened({ ...value, pair: [{ id: 4 }, 'x'] })) as typeof value;
    expect(kept).toEqual({ ...value, pair: [{ id: 4 }, 'x'] });
    expect(Object.keys(kept.rows[0]!)).toEqual(['id', 'name']);
    const coins = pruner(z.record(z.enum(['c100', 'c200']), z.optional(z.int())));
    expect(coins({ c100: 1, ...SURPLUS })).toEqual({ c100: 1 });
    const byCode = pruner(z.record(z.string(), row));
    expect(byCode({ x: { id: 3, ...SURPLUS } })).toEqual({ x: { id: 3 } });
    expect(prune({ either: { column: 'Debit', secret: 1 } })).toEqual({ either: { column: 'Debit' } });
  });

  it('sends nothing of what stands where the schema has nothing like it', () => {
    const prune = pruner(z.object({ name: z.string(), rows: z.array(z.string()), by: z.object({}) }));
    const secret = { password_hash: 'rahasia' };
    expect(prune({ name: secret, rows: [secret, 'a'], by: [secret] })).toEqual({
      name: null,
      rows: [null, 'a'],
      by: null,
    });
    expect(prune({ rows: secret })).toEqual({ rows: null });
    expect(prune({ name: new Date(0) })).toEqual({ name: '1970-01-01T00:00:00.000Z' });
    const either = pruner(z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]));
    expect(either({ a: 'x', ...secret })).toBeNull();
  });

  it('takes the wire as it is: transforms and defaults are the reader’s', () => {
    const id = z.pipe(
      z.union([z.int(), z.string()]),
      z.transform((value) => String(value)),
    );
    expect(pruner(z.object({ id }))({ id: 7 })).toEqual({ id: 7 });
    expect(() => pruner(z.object({ page: z._default(z.int(), 1) }))).toThrow('type default');
  });
});
