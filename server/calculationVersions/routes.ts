import type { FastifyInstance } from 'fastify';
import {
  calculationMasterSchema,
  changeCalculation,
  createCalculation,
  listCalculations,
  listCalculationVersions,
  switchCalculation,
} from '@/lib/contract/calculations';
import { todayIn } from '../calendar/today';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { change, switchActive } from './change';
import { create } from './create';
import { calculationsInForce } from '../calculations/inForce';
import { calculationVersions } from './masterRow';

/** The version as it is now. */
const REFUSAL = refusalWith(calculationMasterSchema);

/** Perhitungan: what is in force, for everybody; its versions, for those who keep the master data. */
export function calculationRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listCalculations, async ({ db, staff, now }) => {
    const today = todayIn(staff.office.zone, now);
    return { data: { today, rows: await calculationsInForce(db, today) } };
  });

  route(app, parts, listCalculationVersions, async ({ db, staff, now }) => ({
    data: { today: todayIn(staff.office.zone, now), rows: await calculationVersions(db, staff) },
  }));

  route(
    app,
    parts,
    createCalculation,
    async (call) => ({
      data: await create(call),
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    changeCalculation,
    async (call) => ({
      data: await change(call),
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    switchCalculation,
    async (call) => ({
      data: await switchActive(call),
    }),
    { refusal: REFUSAL },
  );
}
