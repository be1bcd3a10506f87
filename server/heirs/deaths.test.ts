import { expect, it } from 'vitest';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CallBasis } from '@/lib/contract/calls';
import type { Collecting } from '@/lib/contract/collecting';
import type { Death } from '@/lib/contract/deaths';
import type { OverdueReminder } from '@/lib/contract/overdue';
import { letterDesk, today } from '../testing/letters';
import { pdf, sender } from '../testing/files';

type Refused = { errors?: Record<string, string>; current?: Death };

const HEIR = {
  name: 'Siti Aminah',
  relation: 'Istri',
  phone: '0812-9876-5432',
  address: 'Jl. Kenanga No. 4',
};
/** The desk of letters, with somebody who keeps contracts. */
async function world() {
  const desk = await letterDesk();
  const { api, code, head } = desk;
  const clerk = await api.signIn('kontrak.jkt');
  const file = async (name: string) =>
    (await sender(api, clerk).send(pdf(name), { kind: 'DOCUMENT', name: `${name}.pdf` })).data.id;
  const record = async (over: object = {}, token = clerk) => {
    const body = {
      died_on: today(api),
      heir: HEIR,
      file_id: await file('kematian'),
      replaces: null,
      ...over,
    };
    return api.call<Death & Refused>('POST', `contracts/${code}/deaths`, { token, body });
  };
  const takeBack = (id: number, token = clerk) =>
    api.call('POST', `contracts/${code}/deaths/end`, {
      token,
      body: { death_id: id, reason: 'Salah nasabah' },
    });
  const read = async <T>(path: string) => (await api.call<T>('GET', path, { token: head })).data;
  const collecting = () => read<Collecting>(`contracts/${code}/collecting`);
  const elsewhere = await api.signIn('kasir.mks');
  return { ...desk, elsewhere, record, takeBack, read, collecting };
}

it('is recorded with its paper; from then on the heir is called, written to and called on', async () => {
  const { api, code, make, elsewhere, record, read, collecting } = await world();
  expect((await collecting()).death).toBeNull();
  expect((await record({}, elsewhere)).http).toBe(403);
  const wrong = async (over: object) => Object.keys((await record(over)).data.errors ?? {});
  expect(await wrong({ died_on: addDays(today(api), 1) })).toEqual(['died_on']);
  expect(await wrong({ died_on: '1999-01-01' })).toEqual(['died_on']);
  expect(await wrong({ died_on: '2026-02-30' })).toEqual(['died_on']);
  expect(await wrong({ heir: { ...HEIR, phone: '0812' } })).toEqual(['heir.phone']);
  expect(await wrong({ file_id: 999_999 })).toEqual(['file_id']);

  const { data: death, http, message } = await record();
  expect(http, message).toBe(200);
  expect((await collecting()).death).toEqual(death);
  expect(await read<CallBasis>(`contracts/${code}/call-basis`)).toMatchObject({
    ...{ phone: HEIR.phone, heir: { name: HEIR.name, relation: HEIR.relation } },
  });
  expect(await read<OverdueReminder>(`overdue/${code}/reminder`)).toMatchObject({
    ...{ customer_name: HEIR.name, phone: HEIR.phone },
  });
  const { rows } = await read<{ rows: { phone: string }[] }>(`overdue?search=${code}`);
  expect(rows).toMatchObject([{ phone: HEIR.phone }]);
  const { data: letter } = await make(code, 1);
  expect(letter.paper.address).toBe(HEIR.address);
  expect(letter.paper.customer_name).toMatch(/^Siti Aminah, istri alm\. /);

  // Who saw nothing recorded replaces nothing.
  const again = await record({ heir: { ...HEIR, name: 'Orang Lain' } });
  expect([again.http, again.data.current?.id]).toEqual([409, death.id]);
  const second = await record({
    heir: { ...HEIR, name: 'Ahmad Fauzi', relation: 'Anak' },
    replaces: death.id,
  });
  expect(second.http, second.message).toBe(200);
  expect((await collecting()).death?.heir.name).toBe('Ahmad Fauzi');
});

it('that was recorded by mistake is taken back, and the borrower is spoken to again', async () => {
  const { code, elsewhere, record, takeBack, read, collecting } = await world();
  const { id } = (await record()).data;
  expect((await takeBack(id + 1)).http).toBe(404);
  expect((await takeBack(id, elsewhere)).http).toBe(403);
  expect((await takeBack(id)).http).toBe(200);
  expect((await takeBack(id)).http).toBe(404);
  expect((await collecting()).death).toBeNull();
  expect((await read<CallBasis>(`contracts/${code}/call-basis`)).heir).toBeNull();
});
