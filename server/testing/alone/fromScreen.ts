import fc from 'fast-check';
import * as z from 'zod/mini';
import { fillPath, type AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { fittingOf } from '../arbitraryOf';
import type { Walk } from './Walk';

/** A call as a screen would send it. */
export interface Sent {
  path: string;
  body: unknown;
}

type Row = Record<string, unknown>;

const EVERY = ENDPOINTS as readonly AnyEndpoint[];
const reading = (path: string) => EVERY.find((one) => one.method === 'GET' && one.path === path);
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * Any call of the contract, from what its screen reads: a record of the list before it, that record as its page shows it,
 * and for each field of the body what the record has by that name. What it has not is made up. Null: there is no record.
 */
export async function fromScreen(walk: Walk, call: AnyEndpoint): Promise<Sent | null> {
  const record = await aRecord(walk, call.path);
  if (record === null) return null;
  const { path, found } = record;
  return { path, body: call.body && bodyOf(walk, call.body, found) };
}

async function aRecord(
  { api, random, known }: Walk,
  path: string,
): Promise<{ path: string; found: Row } | null> {
  if (!path.includes('{')) return { path, found: {} };
  const [list = ''] = path.split('/{');
  const rows = reading(list) ? rowsOf((await api.call('GET', list)).data) : [];
  const [first, ...others] = rows;
  const row = first && random.chance(0.7) ? random.pick([first, ...others]) : { id: random.pick(known.ids) };
  const [id = random.pick(known.ids)] = [row.id, row.code].filter(
    (one) => typeof one === 'number' || typeof one === 'string',
  );
  const params = {
    id: String(id),
    row: String(random.pick(known.ids)),
    group: 'approval',
    index: '0',
  };
  const page = `${list}/{id}`;
  const shown = reading(page) ? (await api.call('GET', fillPath(page, params))).data : row;
  return { path: fillPath(path, params), found: { ...row, ...(isRow(shown) && shown) } };
}

/** Lists answer as rows, or as something that has them. */
function rowsOf(data: unknown): Row[] {
  if (Array.isArray(data)) return data.filter(isRow);
  return isRow(data) && Array.isArray(data.rows) ? data.rows.filter(isRow) : [];
}

function bodyOf({ random }: Walk, schema: z.ZodMiniType, found: Row): unknown {
  const [made] = fc.sample(fittingOf(schema), { seed: random.between(1, 2 ** 31 - 1), numRuns: 1 });
  if (!isRow(made) || Array.isArray(made)) return made;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Row };
  const fields = Object.keys(shape.properties ?? {});
  return { ...made, ...Object.fromEntries(fields.flatMap((field) => known(field, found))) };
}

/** What the record has for a field: by its name, or the number of what it names (`title_id` of `title`). */
function known(field: string, found: Row): [string, unknown][] {
  if (field === 'reason' || field === 'note') return [[field, 'Dicoba oleh langkah acak']];
  if (field in found) return [[field, found[field]]];
  const named = found[field.replace(/_id$/, '')];
  if (field.endsWith('_id') && isRow(named)) return [[field, named.id]];
  if (field === 'request_id') return waitingOf(found);
  return [];
}

function waitingOf(found: Row): [string, unknown][] {
  const last: unknown = Array.isArray(found.waiting) ? found.waiting.at(-1) : found.waiting;
  return isRow(last) ? [['request_id', last.id ?? last.request_id]] : [];
}
