import type { DocumentSlot, FormSection, RegistrationForm } from '../contract/registrationForm';

/** What each part of a form registrasi is called on screen. */
export const SECTION_LABELS: Readonly<Record<FormSection, string>> = {
  applicant: 'Pemohon',
  ktp_address: 'Alamat KTP',
  domicile: 'Domisili',
  work: 'Pekerjaan',
  spouse: 'Pasangan',
  guarantor: 'Penjamin',
  emergency: 'Kontak darurat',
  vehicle: 'Kendaraan',
  structure: 'Struktur pembiayaan',
  documents: 'Dokumen',
};

const PLACE = {
  street: 'Jalan, gang, nomor',
  rt: 'RT',
  rw: 'RW',
  village: 'Kelurahan/desa',
  district: 'Kecamatan',
  area: 'Kabupaten/kota',
  province: 'Provinsi',
  village_code: 'Kode kelurahan',
  postcode: 'Kode pos',
};
const CONTACT = { name: 'Nama', relation: 'Hubungan', phone: 'Telepon', address: 'Alamat' };

/** What each document of a form is called. */
export const DOCUMENT_LABELS: Readonly<Record<DocumentSlot, string>> = {
  ktp: 'KTP pemohon',
  kk: 'Kartu keluarga',
  spouse_ktp: 'KTP pasangan',
  npwp: 'NPWP',
  income: 'Bukti penghasilan',
  home: 'Foto rumah',
  stnk: 'STNK',
  bpkb: 'BPKB',
  vehicle: 'Foto kendaraan',
};

type Labels = { [S in FormSection]: Readonly<Record<keyof RegistrationForm[S] & string, string>> };

/** What each field of a form is called, by part and field. */
export const FORM_LABELS: Labels = {
  applicant: {
    name: 'Nama sesuai KTP',
    nik: 'NIK',
    kk: 'Nomor kartu keluarga',
    npwp: 'NPWP',
    birth_place: 'Tempat lahir',
    birth_date: 'Tanggal lahir',
    sex: 'Jenis kelamin',
    marital: 'Status perkawinan',
    dependants: 'Tanggungan',
    mother: 'Nama gadis ibu kandung',
    phone: 'Telepon',
    whatsapp: 'WhatsApp',
    email: 'Email',
    house: 'Status rumah',
  },
  ktp_address: PLACE,
  domicile: { ...PLACE, same: 'Sama dengan alamat KTP', latitude: 'Lintang', longitude: 'Bujur' },
  work: {
    kind: 'Jenis pekerjaan',
    company: 'Nama perusahaan atau usaha',
    position: 'Jabatan atau bidang',
    address: 'Alamat tempat kerja',
    phone: 'Telepon tempat kerja',
    since: 'Bekerja sejak',
    income: 'Penghasilan per bulan',
    other_income: 'Penghasilan lain per bulan',
    expenses: 'Pengeluaran per bulan',
  },
  spouse: {
    name: 'Nama pasangan',
    nik: 'NIK pasangan',
    birth_date: 'Tanggal lahir pasangan',
    phone: 'Telepon pasangan',
    occupation: 'Pekerjaan pasangan',
    income: 'Penghasilan pasangan per bulan',
  },
  guarantor: { ...CONTACT, nik: 'NIK' },
  emergency: CONTACT,
  vehicle: {
    kind: 'Jenis kendaraan',
    region: 'Wilayah harga',
    brand: 'Merek',
    type: 'Tipe',
    year: 'Tahun',
    colour: 'Warna',
    plate: 'Nomor polisi',
    chassis: 'Nomor rangka',
    engine: 'Nomor mesin',
    bpkb: 'Nomor BPKB',
    stnk: 'Nomor STNK',
    stnk_until: 'STNK berlaku sampai',
    owner: 'Nama di BPKB',
  },
  structure: {
    financing: 'Jenis pembiayaan',
    contract_type_id: 'Jenis kontrak',
    finance_id: 'Finance',
    calculation_id: 'Perhitungan',
    otr: 'Harga OTR',
    down_payment: 'Uang muka',
    disbursement: 'Pencairan',
    insurance: 'Asuransi yang dibiayai',
    fees: 'Biaya yang dibiayai',
    tenor: 'Tenor (bulan)',
    due_day: 'Tanggal jatuh tempo tiap bulan',
    date_contract: 'Tanggal kontrak',
    bank: 'Bank',
    account: 'Nomor rekening',
    account_holder: 'Nama pemilik rekening',
  },
  documents: DOCUMENT_LABELS,
};

/** The fields that stand in no part. */
export const OWN_FIELD_LABELS = {
  surveyor_id: 'Surveyor',
  agent_id: 'Agen',
  marketer_id: 'Marketing Ekternal',
  note: 'Catatan',
} as const;

const OWN: Readonly<Record<string, string>> = OWN_FIELD_LABELS;

/** What a field is called, by its path: `spouse.nik` → 'NIK pasangan'. An unknown path stays as it is. */
export function fieldLabel(path: string): string {
  const [section = '', field = ''] = path.split('.');
  const labels: Readonly<Record<string, string>> | undefined = Object.hasOwn(FORM_LABELS, section)
    ? FORM_LABELS[section as FormSection]
    : undefined;
  return OWN[section] ?? labels?.[field] ?? path;
}

/** What a field is called, after the part that it stands in: 'Kendaraan: Nomor polisi'. */
export function fullFieldLabel(path: string): string {
  const [section = ''] = path.split('.');
  const label = fieldLabel(path);
  return Object.hasOwn(SECTION_LABELS, section) && label !== path
    ? `${SECTION_LABELS[section as FormSection]}: ${label}`
    : label;
}
