import { asc, desc, eq } from 'drizzle-orm';
import type { FirstAdministrator, FirstOffice } from '@/lib/contract/setup';
import { hashPassword } from '../account/password';
import { noLink, openPasswordLink, type LinkLimits } from '../account/openPasswordLink';
import { useUp } from '../account/setPassword';
import { someoneAdministers } from '../account/someoneAdministers';
import { newPasswordFault } from '../account/stolenPasswords';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff, titles } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Call } from '../platform/http/route';
import { keepCompanyName } from './companyName';
import { oneAtATime } from './offerFirstAdministrator';
import { TITLE_PRESETS, titleRow } from './titlePresets';

type FirstCall = Call<unknown, unknown, FirstAdministrator>;

/**
 * Makes the holder of a first start's link the company's administrator: name of the company, first office, usual titles
 * and the person, in one transaction. Two who open it at once, on whatever instance: one becomes it, the other's link is
 * over. 404: over. 422: a field; the link stays.
 */
export async function becomeFirstAdministrator(
  call: FirstCall,
  limits: LinkLimits,
): Promise<{ username: string }> {
  const link = await openPasswordLink(call, limits);
  if (link.kind !== 'FIRST_ADMIN') throw noLink();
  return call.parts.connection.db.transaction((tx) => becomeOnce(tx, link.id, call));
}

async function becomeOnce(tx: Db, linkId: number, call: FirstCall): Promise<{ username: string }> {
  const { body, now, origin } = call;
  await oneAtATime(tx);
  if (await someoneAdministers(tx)) throw noLink();
  const fault = newPasswordFault(body.new_password, body);
  if (fault !== null) throw invalid({ new_password: fault });
  const taken = await tx.$count(staff, eq(staff.username, body.username));
  if (taken > 0) throw invalid({ username: 'Nama pengguna ini sudah dipakai.' });
  await useUp(tx, linkId, now);

  const office = await firstOffice(tx, body.office);
  const title = await administratorTitle(tx);
  await keepCompanyName(tx, body.company);
  const [person] = await tx
    .insert(staff)
    .values({
      username: body.username,
      name: body.name,
      email: body.email,
      passwordHash: await hashPassword(body.new_password),
      titleId: title.id,
      officeId: office.id,
    })
    .returning({ id: staff.id });
  if (!person) throw new ApiError(500);
  await writeHistory(tx, {
    at: now,
    staffId: person.id,
    action: 'FIRST_ADMINISTRATOR_MADE',
    summary: `Menjadi Admin Sistem pertama ${body.company} lewat tautan dari server`,
    origin,
    record: { type: 'staff', id: person.id },
    changes: {
      company: [null, body.company],
      office: [null, office.name],
      title: [null, title.name],
      username: [null, body.username],
    },
  });
  return { username: body.username };
}

/** Where the first administrator works: the oldest office that there is, or the one that they name. 422: neither. */
async function firstOffice(tx: Db, named: FirstOffice | null): Promise<{ id: number; name: string }> {
  const office = { id: offices.id, name: offices.name };
  const [known] = await tx
    .select(office)
    .from(offices)
    .orderBy(desc(offices.active), asc(offices.id))
    .limit(1);
  if (known) return known;
  if (!named) throw invalid({ 'office.code': 'Isi kantor pertama.' });
  const [made] = await tx.insert(offices).values(named).returning(office);
  if (!made) throw new ApiError(500);
  return made;
}

/**
 * The title of a first administrator: one that looks after people, before others one that also keeps the
 * masters. A company without any title gets the usual ones.
 */
async function administratorTitle(tx: Db): Promise<{ id: number; name: string }> {
  if ((await tx.$count(titles)) === 0) await tx.insert(titles).values(TITLE_PRESETS.map(titleRow));
  const [title] = await tx
    .select({ id: titles.id, name: titles.name })
    .from(titles)
    .where(eq(titles.is_user, true))
    .orderBy(desc(titles.is_master), desc(titles.id))
    .limit(1);
  if (!title) throw conflict('Tidak ada jabatan dengan hak atas data user.');
  return title;
}
