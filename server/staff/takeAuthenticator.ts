import { hasAuthenticator } from '../account/authenticator/takeFactor';
import { removeFromPerson } from '../account/authenticator/takeAway';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { forbidden } from '../platform/core/ApiError';
import { authenticatorChange } from './accessChanges';
import type { StaffContext } from './FoundPerson';
import { findPerson } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';

/**
 * Takes the authenticator of somebody away who lost it, and their sessions with it: as much as a reset of their password.
 * Once the company runs a second person decides it, since whoever reads printed codes would sign in as them. Where there is
 * none it changes nothing. 403: beyond the caller's own reach, or one's own. 409: it waits already.
 * @returns whether it waits for a second person
 */
export function takeAuthenticator(context: StaffContext, id: number): Promise<boolean> {
  const { db, staff: by } = context;
  if (id === by.id) throw forbidden('Aplikasi autentikator sendiri dimatikan di halaman Akun.');
  return inLine(db, by.id, async () => {
    const found = await findPerson(db, by, String(id));
    requireManaged(by, found);
    if (!(await companyRuns(db)) || !(await hasAuthenticator(db, id))) {
      await removeFromPerson(context, id);
      return false;
    }
    const payload = { patch: {}, title_version: found.title.version };
    await askForChange(authenticatorChange, context, {
      ...{ subjectId: id, subjectVersion: found.row.version, payload },
    });
    return true;
  });
}
