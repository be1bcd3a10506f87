import type { FastifyInstance } from 'fastify';
import * as contract from '@/lib/contract/registrations';
import { refusalWith } from '../platform/http/refusalSchema';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { duplicatesOf } from './duplicates';
import { countRegistrations, listRegistrations } from './listRegistrations';
import { moveRegistration } from './moveRegistration';
import { registrationDetail } from './registrationDetail';
import { createRegistration, saveRegistration } from './saveRegistration';

/** Registrations: list, figures, detail, draft, steps, duplicates. */
export function registrationRoutes(app: FastifyInstance, parts: Parts): void {
  const refusal = refusalWith(contract.registrationSchema);

  route(app, parts, contract.listRegistrations, async ({ db, staff, query, now }) => ({
    data: await listRegistrations(db, staff, query, now),
    message: '',
  }));

  route(app, parts, contract.countRegistrations, async ({ db, staff, query }) => ({
    data: await countRegistrations(db, staff, query.office),
    message: '',
  }));

  route(app, parts, contract.findDuplicates, async ({ db, staff, query, now }) => ({
    data: await duplicatesOf(db, staff, query, now),
    message: '',
  }));

  route(app, parts, contract.getRegistration, async ({ db, staff, params, now }) => ({
    data: await registrationDetail(db, staff, params.id, now),
    message: '',
  }));

  route(app, parts, contract.createRegistration, async (call) => ({
    data: await createRegistration(call),
    message: 'Draf tersimpan.',
  }));

  route(
    app,
    parts,
    contract.saveRegistration,
    async (call) => ({ data: await saveRegistration(call), message: 'Draf tersimpan.' }),
    { refusal },
  );

  route(
    app,
    parts,
    contract.moveRegistration,
    async (call) => {
      const data = await moveRegistration(call);
      return { data, message: `Form registrasi sekarang ${data.status.name}.` };
    },
    { refusal },
  );
}
