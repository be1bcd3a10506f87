import type { ContractTypeWrite, MasterWrite, OfficeWrite } from '../contract/masters';
import type { RegistrationStatusWrite } from '../contract/registrationStatuses';
import type { Office } from '../contract/offices';

/** Zones by the names that people use (DOMAIN, Amounts). */
export const ZONE_LABELS = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const satisfies Record<Office['zone'], string>;

/** What each field of the simple masters is called on screen. */
export const MASTER_FIELDS = {
  code: 'Kode',
  name: 'Nama',
  valid_from: 'Berlaku mulai',
  valid_to: 'Berlaku sampai',
  vehicle_kind: 'Kendaraan',
  zone: 'Zona waktu',
  address: 'Alamat',
  phone: 'Telepon',
  max_collector_fee: 'Biaya tagih paling banyak',
  kind: 'Jenis',
  transitions: 'Perpindahan',
  province: 'Wilayah',
} as const satisfies Record<
  keyof (MasterWrite & ContractTypeWrite & OfficeWrite & RegistrationStatusWrite) | 'province',
  string
>;
