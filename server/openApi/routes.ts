import type { FastifyInstance } from 'fastify';
import { OPENAPI_PATH } from '@/lib/contract/service';
import { packedOnce } from '../platform/http/packedOnce';
import type { Parts } from '../platform/http/parts';
import { API_BASE } from '../platform/http/route';
import { openApiDocument } from './openApiDocument';

/** The contract as a document, for anybody: it says nothing of a company, and the page's own code says the same. */
export function openApiRoutes(app: FastifyInstance, parts: Parts): void {
  const make = () => JSON.stringify(openApiDocument(parts.apiVersion));
  app.get(API_BASE + OPENAPI_PATH, packedOnce(make, 'application/json; charset=utf-8', ['gzip']));
}
