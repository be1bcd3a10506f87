import type { FastifyInstance } from 'fastify';
import { removeAuthenticator } from '@/lib/contract/authenticator';
import { removeStaffPortrait, saveStaffPortrait } from '@/lib/contract/portrait';
import * as calls from '@/lib/contract/staff';
import { idOf } from '../platform/http/idOf';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { changePortrait } from '../portraits/savePortrait';
import { change } from './change';
import { staffChoices } from './choices';
import { endEmployment } from './endEmployment';
import { findPerson } from './findPerson';
import type { StaffContext } from './FoundPerson';
import { hire } from './hire';
import { leavingOf } from './leaving';
import { requireManaged } from './mayManage';
import { pictureFor } from './shown';
import { staffPage } from './staffPage';
import { makeLink } from './makeLink';
import { personDetail } from './personDetail';
import { returnPerson } from './returnPerson';
import { saveCertificate } from './saveCertificate';
import { takeAuthenticator } from './takeAuthenticator';

/** Staff: found, hired, changed, invited, let go and taken back. */
export function staffRoutes(app: FastifyInstance, parts: Parts): void {
  const options = { refusal: refusalWith(calls.staffPersonSchema) };

  route(app, parts, calls.listStaff, async ({ query, ...context }) => ({
    data: await staffPage(context, query),
  }));

  route(app, parts, calls.listStaffChoices, async ({ db, staff }) => ({
    data: await staffChoices(db, staff),
  }));

  route(app, parts, calls.getStaff, async ({ params, ...context }) => ({
    data: await personDetail(context, await findPerson(context.db, context.staff, params.id)),
  }));

  route(app, parts, calls.hireStaff, async ({ body, ...context }) => ({
    data: await hire(context, body),
  }));

  route(
    app,
    parts,
    calls.changeStaff,
    async ({ params, body, ...context }) => ({
      data: await change(context, params.id, body),
    }),
    options,
  );

  route(
    app,
    parts,
    calls.saveStaffCertificate,
    async ({ params, body, ...context }) => ({
      data: await saveCertificate(context, params.id, body),
    }),
    options,
  );

  route(
    app,
    parts,
    calls.makeStaffLink,
    async ({ params, body, ...context }) => ({
      data: await makeLink(context, params.id, body),
    }),
    { ...options, ownTransactions: true },
  );

  route(app, parts, calls.previewStaffEnd, async ({ db, staff, params }) => {
    await findPerson(db, staff, params.id);
    return { data: await leavingOf(db, idOf(params.id, 'Staf ini tidak ada.')) };
  });

  route(
    app,
    parts,
    calls.endStaff,
    async ({ params, body, ...context }) => ({
      data: await endEmployment(context, params.id, body),
    }),
    options,
  );

  route(
    app,
    parts,
    calls.returnStaff,
    async ({ params, body, ...context }) => ({
      data: await returnPerson(context, params.id, body),
    }),
    options,
  );

  route(app, parts, removeAuthenticator, async ({ params, ...context }) => ({
    data: { waits: await takeAuthenticator(context, params.id) },
  }));

  route(app, parts, saveStaffPortrait, async ({ params, body, ...context }) => ({
    data: await changePhoto(context, params.id, body),
  }));

  route(app, parts, removeStaffPortrait, async ({ params, ...context }) => ({
    data: await changePhoto(context, params.id, null),
  }));
}

/** Gives somebody else another photo, or with null none. 403: beyond the caller's own reach. */
async function changePhoto(
  context: StaffContext,
  id: number,
  photo: Uint8Array | null,
): Promise<{ image: string | null }> {
  const { db, staff: by } = context;
  const found = await findPerson(db, by, String(id));
  if (id !== by.id) requireManaged(by, found);
  const image = await changePortrait(context, id, photo && Buffer.from(photo));
  return { image: pictureFor(context, { ...found.row, image }) };
}
