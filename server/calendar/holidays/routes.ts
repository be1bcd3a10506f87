import type { FastifyInstance } from 'fastify';
import {
  changeHoliday,
  compareHolidays,
  createHoliday,
  deleteHoliday,
  holidayDiffSchema,
  holidayMasterSchema,
  importHolidays,
  listHolidayYear,
} from '@/lib/contract/holidayMaster';
import { LARGEST_BODY } from '../../platform/http/bodies';
import type { Parts } from '../../platform/http/parts';
import { refusalWith } from '../../platform/http/refusalSchema';
import { route } from '../../platform/http/route';
import { todayIn } from '../today';
import { holidayDiff } from './compare';
import { holidaysOfYear, yearsWithHolidays } from './row';
import { takeHolidays } from './take';
import { change, create, remove } from './writes';

/** The holiday as it is now. */
const REFUSAL = { refusal: refusalWith(holidayMasterSchema) };
const FILE = { bodyLimit: LARGEST_BODY };

/** Hari Libur, for those who keep the master data. */
export function holidayRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listHolidayYear, async ({ db, staff, now, query }) => {
    const today = todayIn(staff.office.zone, now);
    const year = query.year ?? Number(today.slice(0, 4));
    const [years, rows] = [await yearsWithHolidays(db), await holidaysOfYear(db, year)];
    return { data: { today, year, years, rows } };
  });
  route(
    app,
    parts,
    createHoliday,
    async ({ body, ...call }) => ({ data: await create(call, body) }),
    REFUSAL,
  );
  route(
    app,
    parts,
    changeHoliday,
    async ({ params, body, ...call }) => ({
      data: await change(call, params.id, body),
    }),
    REFUSAL,
  );
  route(
    app,
    parts,
    deleteHoliday,
    async ({ params, query, ...call }) => ({
      data: await remove(call, params.id, query),
    }),
    REFUSAL,
  );
  route(
    app,
    parts,
    compareHolidays,
    async ({ db, staff, now, body }) => ({
      data: await holidayDiff(db, body.rows, todayIn(staff.office.zone, now)),
    }),
    FILE,
  );
  route(app, parts, importHolidays, async (call) => ({ data: await takeHolidays(call) }), {
    ...FILE,
    refusal: refusalWith(holidayDiffSchema),
  });
}
