import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { contractTypes, finances, officeMasters, type Master } from '@/lib/contract/masters';
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
function fiveCalls(endpoints: Five, fields: object) {
  const create = (send: Send, code: string) =>
    send(endpoints.create, 'admin', {
      body: { code, name: 'Baru dibuat', valid_from: '2026-01-01', valid_to: null, ...fields },
    });
  const list: Answer = ({ send }) => send(endpoints.list, 'admin');
  /** A record that nothing uses yet. The mocks remember nothing that was made: there it is one of the list. */
  const unused = async (send: Send, code: string) => {
    const made = (await create(send, code)).data as Master;
    const { rows } = (await list({ send })).data as { rows: Master[] };
    const row = rows.find(({ id }) => id === made.id) ?? rows.find(({ used_by }) => used_by === 0);
    if (!row) throw new Error(`Nothing unused in ${endpoints.list.path}`);
    return { row, params: { id: String(row.id) } };
  };
  return {
    list,
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
const office = fiveCalls(officeMasters, { zone: 'Asia/Makassar', address: '', phone: '' });

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
  listOfficeMasters: office.list,
  createOfficeMaster: office.create,
  changeOfficeMaster: office.change,
  switchOfficeMaster: office.switch,
  deleteOfficeMaster: office.remove,
};
