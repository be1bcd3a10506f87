import type { FastifyInstance } from 'fastify';
import {
  askLetterDays,
  changeOverdueClasses,
  createOverdueClasses,
  deleteOverdueClasses,
  listOverdueClasses,
  listOverdueClassVersions,
  overdueClassesMasterSchema,
} from '@/lib/contract/overdueClasses';
import { todayIn } from '../calendar/today';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { ask, waitingLetterDays } from './letterDaysChange';
import { classVersions } from './versions';
import { change, follow, withdraw } from './writes';

/** The version as it is now. */
const REFUSAL = { refusal: refusalWith(overdueClassesMasterSchema) };

/** Kelas Tunggakan: to read for everybody, to keep for those who keep the master data. */
export function overdueClassRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listOverdueClasses, async ({ db }) => ({
    data: { rows: await classVersions(db) },
  }));
  route(app, parts, listOverdueClassVersions, async ({ db, staff, now }) => ({
    data: {
      today: todayIn(staff.office.zone, now),
      rows: await classVersions(db),
      waiting: await waitingLetterDays(db, staff),
    },
  }));
  route(
    app,
    parts,
    createOverdueClasses,
    async ({ body, ...call }) => ({
      data: await follow(call, body),
    }),
    REFUSAL,
  );
  route(
    app,
    parts,
    changeOverdueClasses,
    async ({ params, body, ...call }) => ({
      data: await change(call, params.id, body),
    }),
    REFUSAL,
  );
  route(
    app,
    parts,
    deleteOverdueClasses,
    async ({ params, query, ...call }) => ({
      data: await withdraw(call, params.id, query.version),
    }),
    REFUSAL,
  );
  route(
    app,
    parts,
    askLetterDays,
    async ({ body, ...call }) => ({
      data: await ask(call, body),
    }),
    REFUSAL,
  );
}
