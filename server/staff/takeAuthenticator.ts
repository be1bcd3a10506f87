import { removeFromPerson } from '../account/authenticator/takeAway';
import { forbidden } from '../platform/core/ApiError';
import type { StaffContext } from './FoundPerson';
import { findPerson } from './findPerson';
import { inLine } from './inLine';
import { requireManaged } from './mayManage';

/**
 * Takes the authenticator of somebody away who lost it, and their sessions with it: as much as a reset of their password,
 * so that it asks for the same. Once more it changes nothing. 403: beyond the caller's own reach, or one's own.
 */
export function takeAuthenticator(context: StaffContext, id: number): Promise<void> {
  const { db, staff: by } = context;
  if (id === by.id) throw forbidden('Aplikasi autentikator sendiri dimatikan di halaman Akun.');
  return inLine(db, by.id, async () => {
    requireManaged(by, await findPerson(db, by, String(id)));
    await removeFromPerson(context, id);
  });
}
