import type {
  BpkbPlaceWrite,
  ContractTypeWrite,
  MasterWrite,
  OfficeWrite,
  PettyCategoryWrite,
} from '../contract/masters';
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
  limit: 'Batas tanpa persetujuan',
  max_collector_fee: 'Biaya tagih paling banyak',
  office_id: 'Kantor',
  safe: 'Brankas',
  rack: 'Rak',
  folder: 'Map',
  kind: 'Jenis',
  transitions: 'Perpindahan',
  province: 'Wilayah',
} as const satisfies Record<
  | keyof (MasterWrite & ContractTypeWrite & OfficeWrite & PettyCategoryWrite & BpkbPlaceWrite)
  | keyof RegistrationStatusWrite
  | 'province',
  string
>;
