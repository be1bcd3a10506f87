import type { FastifyInstance } from 'fastify';
import { OPENAPI_PATH } from '@/lib/contract/service';
import type { Parts } from '../platform/http/parts';
import { API_BASE } from '../platform/http/route';
import { openApiDocument } from './openApiDocument';

/** The contract as a document, for anybody: it says nothing of a company, and the page's own code says the same. */
export function openApiRoutes(app: FastifyInstance, parts: Parts): void {
  let text: string | null = null;
  app.get(API_BASE + OPENAPI_PATH, (_request, reply) => {
    text ??= JSON.stringify(openApiDocument(parts.apiVersion));
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text);
  });
}
