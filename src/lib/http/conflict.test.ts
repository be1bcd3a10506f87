import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './ApiError';
import { conflictData, currentOf, isConflict } from './conflict';

const schema = z.object({ id: z.number() });
const refusal = (status: number, data: unknown) => new ApiError({ kind: 'refused', status, data });

test('reads the record that a 409 brings', () => {
  expect(currentOf(refusal(409, { version: 2, current: { id: 7 } }), schema)).toEqual({ id: 7 });
  expect(conflictData(refusal(409, { id: 7 }), schema)).toEqual({ id: 7 });
});

test.each([null, undefined, 'x', 7, [], {}, { current: null }, { current: { id: 'x' } }])(
  'a 409 with %j says nothing of the record',
  (data) => {
    expect(currentOf(refusal(409, data), schema)).toBeNull();
    expect(conflictData(refusal(409, data), schema)).toBeNull();
  },
);

test('nothing but a 409 is a conflict', () => {
  expect(currentOf(refusal(422, { current: { id: 7 } }), schema)).toBeNull();
  expect(conflictData(refusal(200, { id: 7 }), schema)).toBeNull();
  expect([
    isConflict(refusal(409, null)),
    isConflict(refusal(404, null)),
    isConflict(new Error('409')),
  ]).toEqual([true, false, false]);
});
