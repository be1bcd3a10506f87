import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';

type Parts = {
  [S in keyof RegistrationForm]?: RegistrationForm[S] extends object ? Partial<RegistrationForm[S]> : never;
};

/** A form that can be handed in: a used motorcycle, bought with a loan of 12 months. Parts of it can be replaced. */
export function buildRegistrationForm(parts: Parts = {}): RegistrationForm {
  return {
    ...FILLED,
    applicant: { ...FILLED.applicant, ...parts.applicant },
    ktp_address: { ...FILLED.ktp_address, ...parts.ktp_address },
    domicile: { ...FILLED.domicile, ...parts.domicile },
    work: { ...FILLED.work, ...parts.work },
    spouse: { ...FILLED.spouse, ...parts.spouse },
    guarantor: { ...FILLED.guarantor, ...parts.guarantor },
    emergency: { ...FILLED.emergency, ...parts.emergency },
    vehicle: { ...FILLED.vehicle, ...parts.vehicle },
    structure: { ...FILLED.structure, ...parts.structure },
  };
}

const FILLED: RegistrationForm = {
  applicant: {
    name: 'Siti Rahmawati',
    nik: '3175014708900003',
    kk: '3175010101150021',
    npwp: '',
    birth_place: 'Jakarta',
    birth_date: '1990-08-07',
    sex: 'FEMALE',
    marital: 'MARRIED',
    dependants: 2,
    mother: 'Sumiati',
    phone: '0812 5550 1177',
    whatsapp: '0812 5550 1177',
    email: '',
    house: 'OWN',
  },
  ktp_address: {
    street: 'Jl. Kayu Manis VIII No. 12',
    rt: '004',
    rw: '007',
    village: 'Kayu Manis',
    district: 'Matraman',
    area: 'Kota Administrasi Jakarta Timur',
    province: 'DKI Jakarta',
    village_code: '3175011004',
    postcode: '13130',
  },
  domicile: EMPTY_FORM.domicile,
  work: {
    kind: 'EMPLOYEE',
    company: 'PT Sinar Boga',
    position: 'Staf gudang',
    address: 'Jl. Raya Bekasi Km 18',
    phone: '',
    since: '2017-03-01',
    income: 5_200_000,
    other_income: 800_000,
    expenses: 3_000_000,
  },
  spouse: {
    name: 'Agus Setiawan',
    nik: '3175011203880002',
    birth_date: '1988-03-12',
    phone: '0813 5550 2210',
    occupation: 'Pedagang',
    income: 3_000_000,
  },
  guarantor: EMPTY_FORM.guarantor,
  emergency: { name: 'Dewi Rahmawati', relation: 'Adik', phone: '0857 5550 9081', address: '' },
  vehicle: {
    kind: 'R2',
    region: 'Jabodetabek',
    brand: 'Honda',
    type: 'BeAT',
    year: 2022,
    colour: 'Hitam',
    plate: 'B 4821 TXA',
    chassis: 'MH1JM9114NK482177',
    engine: 'JM91E1482177',
    bpkb: 'R-04821773',
    stnk: '',
    stnk_until: '2027-08-14',
    owner: 'Siti Rahmawati',
  },
  structure: {
    financing: 'PURCHASE',
    contract_type_id: 1,
    finance_id: 1,
    calculation_id: 1,
    otr: 15_000_000,
    down_payment: 4_000_000,
    disbursement: null,
    insurance: 400_000,
    fees: 600_000,
    tenor: 12,
    due_day: 5,
    date_contract: '2026-11-20',
    bank: 'BCA',
    account: '5220304121',
    account_holder: 'Siti Rahmawati',
  },
  surveyor_id: 7,
  note: '',
};
