import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listOffices } from '@/lib/contract/offices';
import { ofSeenOffices } from '../platform/auth/offices';
import { offices } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';

/** The offices that the caller works for. */
export function officeRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listOffices, async ({ db, staff }) => ({
    data: await db
      .select({
        id: offices.id,
        code: offices.code,
        name: offices.name,
        address: offices.address,
        phone: offices.phone,
        zone: offices.zone,
      })
      .from(offices)
      .where(ofSeenOffices(offices.id, staff))
      .orderBy(asc(offices.id)),
  }));
}
