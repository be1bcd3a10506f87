import type { Area, Province } from '@/lib/contract/regions';
import { buildFinance } from './buildMasters';

/** A province with its kota. */
export function buildProvince(over: Partial<Province> = {}): Province {
  return {
    ...buildFinance({
      id: 11,
      code: '31',
      name: 'Daerah Khusus Ibukota Jakarta',
      valid_from: '2020-01-01',
      used_by: 6,
    }),
    ...over,
  };
}

/** Provinces, one of them without any kota yet. */
export function buildProvinces(): Province[] {
  return [
    buildProvince(),
    buildProvince({ id: 12, code: '32', name: 'Jawa Barat', used_by: 27 }),
    buildProvince({ id: 16, code: '36', name: 'Banten', used_by: 8 }),
    buildProvince({ id: 27, code: '73', name: 'Sulawesi Selatan', used_by: 24 }),
    buildProvince({ id: 33, code: '91', name: 'Papua', used_by: 9 }),
    buildProvince({ id: 38, code: '96', name: 'Papua Barat Daya', used_by: 0 }),
  ];
}

/** A kota with its kecamatan. */
export function buildArea(over: Partial<Area> = {}): Area {
  return {
    ...buildProvince({ id: 44, code: '3175', name: 'Kota Administrasi Jakarta Timur', used_by: 10 }),
    province: 'Daerah Khusus Ibukota Jakarta',
    ...over,
  };
}

/** Kota of two provinces. */
export function buildAreas(): Area[] {
  return [
    buildArea({ id: 40, code: '3171', name: 'Kota Administrasi Jakarta Pusat', used_by: 8 }),
    buildArea(),
    buildArea({
      id: 60,
      code: '7310',
      name: 'Kabupaten Pangkajene dan Kepulauan',
      province: 'Sulawesi Selatan',
      used_by: 13,
    }),
    buildArea({ id: 71, code: '7371', name: 'Kota Makassar', province: 'Sulawesi Selatan', used_by: 0 }),
  ];
}
