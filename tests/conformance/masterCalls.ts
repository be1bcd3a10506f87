import type { AnyEndpoint } from '@/lib/contract/endpoint';
import {
  addOfficeAccount,
  listOfficeAccounts,
  switchOfficeAccount,
  type OfficeAccount,
} from '@/lib/contract/officeAccounts';
import { getOfficeHoldings } from '@/lib/contract/officeClosing';
import {
  bpkbPlaces,
  contractTypes,
  finances,
  officeMasters,
  pettyCategories,
  type Master,
} from '@/lib/contract/masters';
import {
  areas,
  compareRegions,
  findRegions,
  importRegions,
  listRegions,
  provinces,
} from '@/lib/contract/regions';
import {
  getRegistrationFlow,
  registrationStatuses,
  type RegistrationStatus,
} from '@/lib/contract/registrationStatuses';
import type { Send } from './calls';

interface Five {
  list: AnyEndpoint;
  create: AnyEndpoint;
  change: AnyEndpoint;
  switch: AnyEndpoint;
  remove: AnyEndpoint;
}
type Answer = (world: { send: Send }) => Promise<{ data: unknown }>;

/** The happy path of a master's five calls; `fields`: what it writes beyond the shared ones. */
function fiveCalls(endpoints: Five, fields: object, codeOf = (code: string) => code) {
  const create = (send: Send, code: string, more: object = {}) =>
    send(endpoints.create, 'admin', {
      body: {
        code: codeOf(code),
        name: 'Baru dibuat',
        valid_from: '2026-01-01',
        valid_to: null,
        ...fields,
        ...more,
      },
    });
  const list: Answer = ({ send }) => send(endpoints.list, 'admin');
  /** A record that nothing uses yet. The mocks remember nothing that was made: there it is one of the list. */
  const unused = async (send: Send, code: string, more: object = {}) => {
    const made = (await create(send, code, more)).data as Master;
    const { rows } = (await list({ send })).data as { rows: Master[] };
    const row = rows.find(({ id }) => id === made.id) ?? rows.find(({ used_by }) => used_by === 0);
    if (!row) throw new Error(`Nothing unused in ${endpoints.list.path}`);
    return { row, params: { id: String(row.id) } };
  };
  return {
    list,
    unused,
    create: (({ send }) => create(send, 'BARU1')) satisfies Answer,
    change: (async ({ send }) => {
      const { row, params } = await unused(send, 'BARU2');
      return send(endpoints.change, 'admin', { params, body: { ...row, name: 'Nama lain' } });
    }) satisfies Answer,
    switch: (async ({ send }) => {
      const { row, params } = await unused(send, 'BARU3');
      const body = { active: !row.active, version: row.version };
      return send(endpoints.switch, 'admin', { params, body });
    }) satisfies Answer,
    remove: (async ({ send }) => {
      const { row, params } = await unused(send, 'BARU4');
      return send(endpoints.remove, 'admin', { params, query: { version: row.version } });
    }) satisfies Answer,
  };
}

const finance = fiveCalls(finances, {});
const type = fiveCalls(contractTypes, { vehicle_kind: 'R2' });
const office = fiveCalls(officeMasters, {
  ...{ zone: 'Asia/Makassar', address: '', phone: '', max_collector_fee: 25_000 },
});
const petty = fiveCalls(pettyCategories, { limit: 0 });
const place = fiveCalls(bpkbPlaces, { office_id: 1, safe: 'Brankas 2', rack: 'Rak 4', folder: '' });
const coded = (endpoints: Five, prefix: string) =>
  fiveCalls(endpoints, {}, (code) => prefix + code.slice(-1));
// No province begins with 4.
const province = coded(provinces, '4');
const area = coded(areas, '318');
const MENTENG = {
  rows: [
    { code: '317106', name: 'Menteng' },
    { code: '3171061001', name: 'Menteng' },
  ],
};
const status = fiveCalls(registrationStatuses, { kind: 'SURVEY', transitions: [] });
/** A status is switched on once another one leads to it, and it to an end. */
const switchStatus: Answer = async ({ send }) => {
  const { rows } = (await status.list({ send })).data as { rows: RegistrationStatus[] };
  const survey = rows.find(({ kind, active }) => active && kind === 'SURVEY');
  const end = rows.find(({ kind }) => kind === 'CANCELLED');
  if (!survey || !end) throw new Error('No survey in the flow');
  const step = { by: 'is_customer', needs_note: false };
  const { row, params } = await status.unused(send, 'BARU3', { transitions: [{ ...step, to: end.id }] });
  const { id, ...body } = { ...survey, transitions: [...survey.transitions, { ...step, to: row.id }] };
  await send(registrationStatuses.change, 'admin', { params: { id: String(id) }, body });
  const on = { active: true, version: row.version };
  return send(registrationStatuses.switch, 'admin', { params, body: on });
};
const flow: Answer = ({ send }) => send(getRegistrationFlow, 'cashier');

const addAccount = (send: Send, number: string) =>
  send(addOfficeAccount, 'admin', {
    params: { id: '1' },
    body: { bank: 'BCA', number, holder: 'PT Angsur Pembiayaan' },
  });

/** How the masters' calls are made. */
export const MASTER_CALLS = {
  listFinances: finance.list,
  createFinance: finance.create,
  changeFinance: finance.change,
  switchFinance: finance.switch,
  deleteFinance: finance.remove,
  listContractTypes: type.list,
  createContractType: type.create,
  changeContractType: type.change,
  switchContractType: type.switch,
  deleteContractType: type.remove,
  listPettyCategories: petty.list,
  createPettyCategory: petty.create,
  changePettyCategory: petty.change,
  switchPettyCategory: petty.switch,
  deletePettyCategory: petty.remove,
  listBpkbPlaces: place.list,
  createBpkbPlace: place.create,
  changeBpkbPlace: place.change,
  switchBpkbPlace: place.switch,
  deleteBpkbPlace: place.remove,
  listOfficeMasters: office.list,
  createOfficeMaster: office.create,
  changeOfficeMaster: office.change,
  switchOfficeMaster: office.switch,
  deleteOfficeMaster: office.remove,
  getOfficeHoldings: (({ send }) =>
    send(getOfficeHoldings, 'admin', { params: { id: '1' } })) satisfies Answer,
  listOfficeAccounts: (({ send }) =>
    send(listOfficeAccounts, 'admin', { params: { id: '1' } })) satisfies Answer,
  addOfficeAccount: (({ send }) => addAccount(send, '0351234567')) satisfies Answer,
  switchOfficeAccount: (async ({ send }) => {
    const account = (await addAccount(send, '0359999999')).data as OfficeAccount;
    const params = { id: String(account.id) };
    const body = { active: false, version: account.version };
    return send(switchOfficeAccount, 'admin', { params, body });
  }) satisfies Answer,
  listRegistrationStatuses: status.list,
  createRegistrationStatus: status.create,
  changeRegistrationStatus: status.change,
  switchRegistrationStatus: switchStatus,
  deleteRegistrationStatus: status.remove,
  getRegistrationFlow: flow,
  listProvinces: province.list,
  createProvince: province.create,
  changeProvince: province.change,
  switchProvince: province.switch,
  deleteProvince: province.remove,
  listAreas: area.list,
  createArea: area.create,
  changeArea: area.change,
  switchArea: area.switch,
  deleteArea: area.remove,
  compareRegions: (({ send }) => send(compareRegions, 'admin', { body: MENTENG })) satisfies Answer,
  importRegions: (({ send }) => send(importRegions, 'admin', { body: MENTENG })) satisfies Answer,
  listRegions: (({ send }) => send(listRegions, 'cashier', { query: { below: '317501' } })) satisfies Answer,
  findRegions: (({ send }) => send(findRegions, 'cashier', { query: { search: 'kayu' } })) satisfies Answer,
};
