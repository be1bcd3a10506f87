import { inject } from 'vitest';
import type { Challenge } from '@/lib/contract/auth';
import type { CompanySetup } from '@/lib/contract/companySetup';
import type { MadeStaffLink, StaffPerson } from '@/lib/contract/staff';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { grantAppRole } from '../platform/db/appRole';
import { migrate } from '../platform/db/migrate';
import { offerFirstAdministrator } from '../setup/offerFirstAdministrator';
import { createDatabase } from './createDatabase';
import { startApi, type Answered, type TestApi } from './startApi';

/** What everybody of a new company chooses. */
export const NEW_PASSWORD = 'kuda lumping makan beling';

/** A company that has nobody and nothing. */
export async function emptyCompany(): Promise<TestApi> {
  const database = await createDatabase({ empty: true });
  await migrate(database.url);
  await grantAppRole(database.url, inject('appRole'));
  return startApi({ database });
}

/** A company whose first administrator, `dewi`, has just signed in. */
export async function newCompany() {
  const api = await emptyCompany();
  const offered = await offerFirstAdministrator(api.parts.connection.db, api.now());
  await api.call('POST', 'password-links/first-administrator', {
    body: {
      token: offered?.token,
      company: 'Sinar Kredit Nusantara',
      name: 'Dewi Anggraini',
      username: 'dewi',
      email: 'dewi@sinar.test',
      new_password: NEW_PASSWORD,
      office: { code: 'SBY', name: 'Surabaya', zone: 'Asia/Jakarta' },
    },
  });
  const signIn = async (username: string): Promise<string> => {
    const { data: begun } = await api.call<Challenge>('POST', 'auth/login', {
      body: { username, password: NEW_PASSWORD },
    });
    const body = { challenge: begun.challenge, code: api.code(username) };
    return (await api.call<{ token: string }>('POST', 'auth/otp', { body })).data.token;
  };
  const token = await signIn('dewi');
  const call = <T = CompanySetup>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answered<T>> => api.call<T>(method, path, { token, body, headers });
  const setup = async () => (await call('GET', 'setup')).data;

  /** Hires somebody by the administrator, without a password yet. */
  const invite = async (username: string, titleId: number, over: object = {}): Promise<StaffPerson> => {
    const { office } = await setup();
    const body = { username, name: `Orang ${username}`, email: null, title_id: titleId, ...over };
    const hired = await call<StaffPerson>('POST', 'staff', {
      office_id: office?.id,
      further_office_ids: [],
      ...body,
    });
    if (hired.http !== 200) throw new Error(`${username}: ${hired.message}`);
    return hired.data;
  };
  /** Hires somebody who opens the invitation and signs in; their token. */
  const hire = async (username: string, titleId: number, over: object = {}): Promise<string> => {
    const { id, version } = await invite(username, titleId, over);
    const { data: made } = await call<MadeStaffLink>('POST', `staff/${id}/link`, { version });
    await api.call('POST', 'password-links/use', {
      body: { token: made.token, new_password: NEW_PASSWORD },
    });
    return signIn(username);
  };
  return { api, token, call, setup, invite, hire };
}

/** A form that can be handed in, for a used motorcycle; it names no office's people. */
export const firstForm = buildRegistrationForm;
