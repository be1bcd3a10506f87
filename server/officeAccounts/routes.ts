import type { FastifyInstance } from 'fastify';
import {
  addOfficeAccount,
  listOfficeAccounts,
  officeAccountSchema,
  switchOfficeAccount,
} from '@/lib/contract/officeAccounts';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { officeAccountList } from './officeAccount';
import { addAccount, switchAccount } from './writeAccount';

/** Receiving accounts of offices (docs/decisions/0145). */
export function officeAccountRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listOfficeAccounts, async ({ db, staff, now, params }) => ({
    data: await officeAccountList(db, staff, params.id, now),
  }));

  route(app, parts, addOfficeAccount, async ({ params, body, ...call }) => ({
    data: await addAccount(call, params.id, body),
  }));

  route(
    app,
    parts,
    switchOfficeAccount,
    async ({ params, body, ...call }) => ({ data: await switchAccount(call, params.id, body) }),
    { refusal: refusalWith(officeAccountSchema) },
  );
}
