import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listOffices } from '@/lib/contract/offices';
import { offices } from '../db/schema';
import { route } from '../http/route';
import type { Parts } from '../parts';

/** The offices that the caller works for. */
export function officeRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listOffices, async ({ db, staff }) => ({
    data: await db
      .select({ id: offices.id, code: offices.code, name: offices.name, zone: offices.zone })
      .from(offices)
      .where(staff.allOffices ? undefined : eq(offices.id, staff.office.id))
      .orderBy(asc(offices.id)),
    message: '',
  }));
}
