import { describe, expect, it } from 'vitest';
import { PROVINCES } from '@/lib/contract/regionCodes';
import {
  MAX_REGION_ROWS,
  type Area,
  type FoundRegion,
  type Province,
  type Region,
} from '@/lib/contract/regions';
import { startApi } from '../../testing/startApi';

interface Compared {
  added: string[];
  renamed: unknown[];
  same: number;
  parents_missing: string[];
  errors: Record<string, string>;
}

async function keeper() {
  const api = await startApi();
  const token = await api.signIn('admin.sistem');
  const reader = await api.signIn('surveyor.jkt');
  const send = <T = Compared>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call<T>(method, path, { token, body });
  const read = async <T>(path: string) =>
    (await api.call<{ rows: T[] }>('GET', path, { token: reader })).data.rows;
  const bring = (...rows: [code: string, name: string][]) =>
    send('POST', 'masters/regions/import', { rows: rows.map(([code, name]) => ({ code, name })) });
  return { api, send, read, bring };
}

describe('Wilayah and Kota', () => {
  it('knows every province from the start, and the kota of the demo offices', async () => {
    const { send } = await keeper();
    const { rows } = (await send<{ rows: Province[] }>('GET', 'masters/regions')).data;
    expect(Object.fromEntries(rows.map(({ code, name }) => [code, name]))).toEqual(PROVINCES);
    expect(rows.find(({ code }) => code === '73')).toMatchObject({ used_by: 24, active: true });
    const areas = (await send<{ rows: Area[] }>('GET', 'masters/areas')).data.rows;
    expect(areas.filter(({ province }) => province === 'Papua').map(({ name }) => name)).toContain(
      'Kota Jayapura',
    );
  });

  it('takes a kota into a province that there is, and keeps what is used', async () => {
    const { send } = await keeper();
    const body = { name: 'Kota Baru', valid_from: '2026-01-01', valid_to: null };
    expect((await send('POST', 'masters/areas', { ...body, code: '4771' })).data.errors).toEqual({
      code: 'Tidak ada Wilayah berkode 47.',
    });
    expect((await send('POST', 'masters/areas', { ...body, code: '3175' })).http).toBe(409);
    expect((await send('POST', 'masters/areas', { ...body, code: '31' })).http).toBe(422);
    expect(await send('POST', 'masters/areas', { ...body, code: '9671' })).toMatchObject({
      http: 200,
      data: { province: 'Papua Barat Daya', used_by: 0 },
    });
    const { rows } = (await send<{ rows: Province[] }>('GET', 'masters/regions')).data;
    const jakarta = rows.find(({ code }) => code === '31')!;
    expect((await send('DELETE', `masters/regions/${jakarta.id}?version=1`)).message).toBe(
      'Wilayah 31 dipakai 6 kota, jadi tidak dapat dihapus. Nonaktifkan saja.',
    );
    // The two masters share a table: neither reaches into the other.
    expect((await send('DELETE', `masters/areas/${jakarta.id}?version=1`)).http).toBe(404);
  });
});

describe('a file of regions', () => {
  it('adds, renames, leaves the rest alone, and does nothing the second time', async () => {
    const { api, send, bring, read } = await keeper();
    const rows = [
      { code: '3171', name: 'Kota Administrasi Jakarta Pusat' },
      { code: '317501', name: 'Matraman Baru' },
      { code: '317101', name: 'Gambir' },
      { code: '3171011001', name: 'Gambir' },
    ];
    expect((await send('POST', 'masters/regions/compare', { rows })).data).toEqual({
      added: ['317101', '3171011001'],
      renamed: [{ code: '317501', before: 'Matraman', after: 'Matraman Baru' }],
      same: 1,
      parents_missing: [],
    });
    const lines = rows.map(({ code, name }) => [code, name] as [string, string]);
    expect((await bring(...lines)).data).toEqual({ added: 2, renamed: 1, same: 1 });
    expect((await bring(...lines)).data).toEqual({ added: 0, renamed: 0, same: 4 });
    expect(await read<Region>('regions?below=3175')).toContainEqual({ code: '317502', name: 'Pulo Gadung' });
    const { rows: log } = await api.connection.pool.query(
      "select summary, changes from history where action = 'REGIONS_IMPORTED'",
    );
    expect(log).toEqual([
      {
        summary: 'Mengimpor wilayah: 2 baru, 1 berganti nama',
        changes: { '317501': ['Matraman', 'Matraman Baru'] },
      },
    ]);
  });

  it('takes nothing while a line lies nowhere', async () => {
    const { send, bring, read } = await keeper();
    const rows = [
      { code: '317101', name: 'Gambir' },
      { code: '4701011001', name: 'Entah' },
    ];
    expect((await send('POST', 'masters/regions/compare', { rows })).data.parents_missing).toEqual([
      '470101',
    ]);
    expect(await bring(['317101', 'Gambir'], ['4701011001', 'Entah'])).toMatchObject({
      http: 422,
      data: { errors: { 'rows.470101': 'Wilayah induknya tidak ada.' } },
    });
    expect(await read('regions?below=3171')).toEqual([]);
    expect((await bring(['31.71', 'Titik'])).http).toBe(422);
    expect((await bring(['3171', 'X'])).http).toBe(422);
  });

  it('is one file when two send it at once, whoever keeps a kota by hand meanwhile', async () => {
    const { send, bring, read } = await keeper();
    const body = { code: '9601', name: 'Kabupaten Sorong', valid_from: '2026-01-01', valid_to: null };
    const answers = await Promise.all([
      bring(['9601', 'Kabupaten Sorong'], ['9671', 'Kota Sorong']),
      bring(['9671', 'Kota Sorong'], ['9601', 'Kabupaten Sorong']),
      send('POST', 'masters/areas', body),
    ]);
    expect(answers.slice(0, 2).map(({ http }) => http)).toEqual([200, 200]);
    expect([200, 409]).toContain(answers[2].http);
    expect(await read('regions?below=96')).toHaveLength(2);
  });

  it('is for those who keep the master data', async () => {
    const { api } = await keeper();
    const token = await api.signIn('kasir.jkt');
    const body = { rows: [{ code: '3171', name: 'Apa saja' }] };
    expect((await api.call('POST', 'masters/regions/import', { token, body })).http).toBe(403);
    expect((await api.call('POST', 'masters/regions/compare', { token, body })).http).toBe(403);
    expect((await api.call('GET', 'regions')).http).toBe(401);
  });

  it('of all the country are taken, and searched', async () => {
    const { api, send, read } = await keeper();
    const all = wholeCountry();
    for (let at = 0; at < all.length; at += MAX_REGION_ROWS) {
      const answer = await send('POST', 'masters/regions/import', {
        rows: all.slice(at, at + MAX_REGION_ROWS),
      });
      expect(answer.http).toBe(200);
    }
    await api.connection.pool.query('analyze regions');
    const found = await read<FoundRegion>('regions/search?search=desa%2012.10%20-%205');
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('regions to choose from', () => {
  it('go step by step, by name, without what is off', async () => {
    const { send, read } = await keeper();
    expect(await read('regions')).toHaveLength(38);
    expect((await read<Region>('regions?below=317501'))[0]).toEqual({
      code: '3175011004',
      name: 'Kayu Manis',
    });
    const { rows } = (await send<{ rows: Area[] }>('GET', 'masters/areas')).data;
    const east = rows.find(({ code }) => code === '3175')!;
    await send('PUT', `masters/areas/${east.id}/active`, { active: false, version: east.version });
    expect((await read<Region>('regions?below=31')).map(({ code }) => code)).not.toContain('3175');
    expect(await read('regions/search?search=kayu')).toEqual([]);
  });

  it('are found by any words of their name, with what they lie in', async () => {
    const { api, read } = await keeper();
    const found = await read<FoundRegion>('regions/search?search=UTAN%20sel');
    expect(found).toEqual([
      {
        code: '3175011002',
        name: 'Utan Kayu Selatan',
        district: { code: '317501', name: 'Matraman' },
        area: { code: '3175', name: 'Kota Administrasi Jakarta Timur' },
        province: { code: '31', name: 'Daerah Khusus Ibukota Jakarta' },
      },
    ]);
    expect((await read<FoundRegion>('regions/search?search=matraman'))[0]).toMatchObject({
      code: '317501',
      district: null,
    });
    expect(await read('regions/search?search=%25%25')).toEqual([]);
    const token = await api.signIn('kasir.jkt');
    expect((await api.call('GET', 'regions/search?search=a', { token })).http).toBe(422);
    expect((await api.call('GET', 'regions?below=3', { token })).http).toBe(422);
  });
});

/** As many regions as there are: 38 provinces, 514 kota, some 7,000 kecamatan and 76,000 kelurahan. */
function wholeCountry(): { code: string; name: string }[] {
  const rows = Object.keys(PROVINCES).flatMap((province) =>
    Array.from({ length: 14 }, (_, a) => {
      const area = province + String(a + 1).padStart(2, '0');
      const districts = Array.from({ length: 13 }, (_, d) => {
        const district = area + String(d + 1).padStart(2, '0');
        const villages = Array.from({ length: 11 }, (_, v) => ({
          code: district + String(2001 + v),
          name: `Desa ${province}.${area.slice(2)} - ${d}${v}`,
        }));
        return [{ code: district, name: `Kecamatan ${district}` }, ...villages];
      });
      return [{ code: area, name: `Kabupaten ${area}` }, ...districts.flat()];
    }).flat(),
  );
  return rows.sort((a, b) => a.code.length - b.code.length || (a.code < b.code ? -1 : 1));
}
