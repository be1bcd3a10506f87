import { decideChange } from '@/lib/contract/changes';
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
  type StaffPerson,
} from '@/lib/contract/staff';
import { removeStaffPortrait, saveStaffPortrait } from '@/lib/contract/portrait';
import { ONE_PIXEL } from './accountCalls';
import type { Send } from './calls';

type Answer = (world: { send: Send }) => Promise<{ data: unknown }>;

let made = 0;
const place = { title_id: 3, office_id: 1, further_office_ids: [] };
const person = (title_id = place.title_id) => {
  made += 1;
  return { username: `orang.uji.${made}`, name: `Orang Uji ${made}`, email: null, ...place, title_id };
};
/** Whoever is hired, once a second person has approved it. */
export const hire = async (send: Send, title?: number): Promise<StaffPerson> => {
  const one = (await send(hireStaff, 'admin', { body: person(title) })).data as StaffPerson;
  for (const { id } of one.waiting) {
    const body = { version: one.version, decision: 'APPROVED', reason: '' };
    await send(decideChange, 'director', { params: { id: String(id) }, body });
  }
  if (one.waiting.length === 0) return one;
  return (await send(getStaff, 'admin', { params: { id: String(one.id) } })).data as StaffPerson;
};
const about = ({ id }: StaffPerson, body?: object) => ({ params: { id: String(id) }, ...(body && { body }) });
const end = ({ version }: StaffPerson) => ({
  version,
  reason: 'Mengundurkan diri',
  items: [],
  surveys_to: null,
  accounts_to: null,
});

/** How people are hired, changed, shown, let go and taken back. */
export const STAFF_CALLS = {
  listStaff: (({ send }) => send(listStaff, 'admin', { query: { search: 'a' } })) satisfies Answer,
  getStaff: (async ({ send }) => send(getStaff, 'admin', about(await hire(send)))) satisfies Answer,
  listStaffChoices: (({ send }) => send(listStaffChoices, 'admin')) satisfies Answer,
  hireStaff: (({ send }) => send(hireStaff, 'admin', { body: person() })) satisfies Answer,
  changeStaff: (async ({ send }) => {
    const one = await hire(send);
    const { version } = one;
    const body = { name: 'Orang Lain', email: 'orang@angsur.test', ...place, version };
    return send(changeStaff, 'admin', about(one, body));
  }) satisfies Answer,
  saveStaffCertificate: (async ({ send }) => {
    const one = await hire(send, 7);
    const certificate = { number: 'SPPI-2026-00118', until: '2029-11-20' };
    return send(saveStaffCertificate, 'admin', about(one, { certificate, version: one.version }));
  }) satisfies Answer,
  makeStaffLink: (async ({ send }) => {
    const one = await hire(send);
    return send(makeStaffLink, 'admin', about(one, { version: one.version }));
  }) satisfies Answer,
  previewStaffEnd: (async ({ send }) =>
    send(previewStaffEnd, 'admin', about(await hire(send)))) satisfies Answer,
  endStaff: (async ({ send }) => {
    const one = await hire(send);
    return send(endStaff, 'admin', about(one, end(one)));
  }) satisfies Answer,
  returnStaff: (async ({ send }) => {
    const one = await hire(send);
    const gone = (await send(endStaff, 'admin', about(one, end(one)))).data as StaffPerson;
    return send(returnStaff, 'admin', about(gone, { ...place, version: gone.version }));
  }) satisfies Answer,
  saveStaffPortrait: (async ({ send }) =>
    send(saveStaffPortrait, 'admin', about(await hire(send), ONE_PIXEL))) satisfies Answer,
  removeStaffPortrait: (async ({ send }) =>
    send(removeStaffPortrait, 'admin', about(await hire(send)))) satisfies Answer,
};
