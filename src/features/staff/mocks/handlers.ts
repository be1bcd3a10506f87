import type { HttpHandler } from 'msw';
import { removeAuthenticator } from '@/lib/contract/authenticator';
import { removeStaffPortrait, saveStaffPortrait } from '@/lib/contract/portrait';
import {
  changeStaff,
  endStaff,
  getStaff,
  hireStaff,
  listStaff,
  listStaffChoices,
  makeStaffLink,
  previewStaffEnd,
  returnStaff,
  saveStaffCertificate,
  type StaffChange,
  type StaffPerson,
} from '@/lib/contract/staff';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import {
  buildCollector,
  buildEnded,
  buildInvited,
  buildLeaving,
  buildStaff,
  buildStaffChoices,
  buildStaffRows,
  OPEN_LINK,
} from './buildStaff';

/** What the page of the demo opens by; no secret. */
export const MOCK_TOKEN = 'contoh-tautan-sekali-pakai-7f3a';

const CHOICES = buildStaffChoices();
const place = ({
  title_id,
  office_id,
  further_office_ids,
}: Pick<StaffChange, 'title_id' | 'office_id' | 'further_office_ids'>) => {
  const named = (id: number) => {
    const office = CHOICES.offices.find((one) => one.id === id);
    return { id, name: office?.name ?? '' };
  };
  const title = CHOICES.titles.find(({ id }) => id === title_id);
  return {
    title: { id: title_id, name: title?.name ?? '' },
    all_offices: title?.all_offices ?? false,
    office: named(office_id),
    further_offices: further_office_ids.map(named),
  } satisfies Partial<StaffPerson>;
};

/** The company's people; every id opens one, writes are accepted and kept nowhere. */
export const staffHandlers: HttpHandler[] = [
  mockEndpoint(listStaff, ({ query }) => {
    const search = query.search?.toLowerCase() ?? '';
    const rows = buildStaffRows()
      .filter(({ name, username }) => `${name} ${username}`.toLowerCase().includes(search))
      .filter(({ state }) =>
        query.state === undefined
          ? true
          : query.state === 'CURRENT'
            ? state !== 'ENDED'
            : state === query.state,
      )
      .filter(({ title }) => query.title === undefined || title.id === Number(query.title))
      .filter(({ office }) => query.office === undefined || office.id === Number(query.office));
    return { rows, count: rows.length, count_more: false };
  }),
  mockEndpoint(listStaffChoices, CHOICES),
  mockEndpoint(getStaff, ({ params }) => {
    const id = Number(params.id);
    if (id === 12) return buildEnded();
    return id === 13
      ? buildInvited()
      : buildStaff({ id, is_self: id === 3, ...(id === 3 && { obstacle: OWN }) });
  }),
  mockEndpoint(hireStaff, ({ body }) =>
    buildInvited({ ...place(body), username: body.username, name: body.name, email: body.email }),
  ),
  mockEndpoint(changeStaff, ({ params, body }) =>
    buildStaff({
      ...{ id: Number(params.id), name: body.name, email: body.email, version: body.version + 1 },
      ...place(body),
    }),
  ),
  mockEndpoint(saveStaffCertificate, ({ params, body: { certificate, version } }) =>
    buildCollector({
      ...{ id: Number(params.id), version: version + 1 },
      certificate: certificate && { ...certificate, valid: certificate.until >= '2026-11-20' },
    }),
  ),
  mockEndpoint(makeStaffLink, ({ params, body }) => {
    const id = Number(params.id);
    const kind: 'INVITATION' | 'RESET' = id === 13 ? 'INVITATION' : 'RESET';
    const link = { ...OPEN_LINK, kind };
    const person =
      kind === 'INVITATION'
        ? buildInvited({ link })
        : buildStaff({
            id,
            link,
            state: 'INVITED',
            password_reset: true,
            sessions: 0,
            version: body.version + 1,
          });
    return { person, kind, sent_to: null, token: MOCK_TOKEN, expires_at: OPEN_LINK.expires_at };
  }),
  mockEndpoint(saveStaffPortrait, { image: null }),
  mockEndpoint(removeStaffPortrait, { image: null }),
  mockEndpoint(removeAuthenticator, { waits: true }),
  mockEndpoint(previewStaffEnd, buildLeaving()),
  mockEndpoint(endStaff, ({ params, body }) =>
    buildEnded({
      ...{ id: Number(params.id), version: body.version + 1 },
      ended: { at: '2026-11-20T07:00:00.000Z', by: OPEN_LINK.created_by, reason: body.reason },
    }),
  ),
  mockEndpoint(returnStaff, ({ params, body }) =>
    buildInvited({ ...place(body), id: Number(params.id), version: body.version + 1 }),
  ),
];

const OWN = 'Jabatan, kantor, dan masa kerja sendiri diatur oleh orang lain.';
