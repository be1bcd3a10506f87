import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { startApi } from '../testing/startApi';
import { CALLS, type AnyCall } from '../testing/access/calls';
import { openApiDocument } from './openApiDocument';

interface Schema {
  $ref?: string;
  allOf?: readonly Schema[];
  properties?: Record<string, Schema>;
}

interface Body {
  content: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  security?: unknown[];
  'x-flags'?: readonly string[];
  parameters: { name?: string; in?: string; $ref?: string; required?: boolean }[];
  requestBody?: Body;
  responses: Record<string, Body & { description: string }>;
}

interface Document {
  paths: Record<string, Record<string, Operation | undefined> | undefined>;
  components: { schemas: Record<string, unknown> };
}

const document = openApiDocument('9.9.9') as unknown as Document;
const operationOf = ({ method, path }: AnyCall) => document.paths[`/${path}`]?.[method.toLowerCase()];

/** What `$ref` names, or nothing. */
const at = (pointer: string): unknown =>
  pointer
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], document);

describe('the document', () => {
  it('is OpenAPI', async () => {
    const checked = await new Validator().validate(structuredClone(openApiDocument('9.9.9')));
    expect(checked.errors).toBeUndefined();
    expect(checked.valid).toBe(true);
  });

  it('refers to what is there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref);
    expect(refs.length).toBeGreaterThan(CALLS.length);
    expect([...new Set(refs)].filter((ref) => at(ref) === undefined)).toEqual([]);
  });

  it('holds each call once, and beside them only channel authorization', () => {
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path ?? {}).flatMap((one) => one?.operationId ?? []),
    );
    expect(named.toSorted()).toEqual([...CALLS.map(({ name }) => name), 'authorizeChannel'].toSorted());
  });
});

describe('a call', () => {
  it.each(CALLS.map((call) => [call.name, call] as const))(
    '%s says what it takes and gives',
    (_name, call) => {
      const found = operationOf(call)!;
      expect(found.operationId).toBe(call.name);
      const inPath = found.parameters.filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => name)).toEqual(
        [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key),
      );
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(found.parameters.some((one) => one.in === 'query')).toBe(call.query !== undefined);
      expect(found.requestBody !== undefined).toBe((call as AnyEndpoint).body !== undefined);
      expect(Array.isArray(found['x-flags'])).toBe(Array.isArray(call.guard));
      expect(found.security).toEqual(call.guard === 'public' ? [] : undefined);
      expect('401' in found.responses).toBe(call.guard !== 'public');
      const json = found.responses[200]?.content['application/json'];
      expect(json?.schema.allOf?.[0]).toEqual(
        'data' in call ? { $ref: '#/components/schemas/Envelope' } : undefined,
      );
    },
  );

  it('has the words of its summary for its refusals', () => {
    const { responses } = document.paths['/auth/otp']!.post!;
    expect([responses[410]?.description, responses[422]?.description]).toEqual([
      'Expired.',
      'Wrong or used code.',
    ]);
  });
});

describe('the server', () => {
  it('gives it to anybody, outside the envelope', async () => {
    const { app } = await startApi();
    const answer = await app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));

    const packed = { 'accept-encoding': 'gzip' };
    const small = await app.inject({ url: '/api/openapi.json', headers: packed });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.rawPayload.length).toBeLessThan(answer.rawPayload.length / 5);
    const again = { ...packed, 'if-none-match': String(small.headers.etag) };
    expect((await app.inject({ url: '/api/openapi.json', headers: again })).statusCode).toBe(304);
  });
});
