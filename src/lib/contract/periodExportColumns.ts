/* Columns of exports, in the words and the order of their files; without the schema library. */

/** The longest period, years. */
export const MOST_YEARS = 5;

export const RECEIPT_COLUMNS = {
  invoice: 'No. nota',
  office: 'Kantor',
  date_invoice: 'Tanggal entri',
  date_payment: 'Tanggal bayar',
  contract_code: 'Kode kontrak',
  customer_name: 'Nasabah',
  credit_to: 'Angsuran ke',
  transaction_to: 'Transaksi ke',
  date_maturity: 'Jatuh tempo',
  overdue: 'Terlambat (hari)',
  credit: 'Angsuran',
  credit_discount: 'Potongan angsuran',
  credit_payment: 'Bayar angsuran',
  penalty: 'Denda',
  penalty_discount: 'Potongan denda',
  penalty_payment: 'Bayar denda',
  collector_payment: 'Biaya tagih',
  settlement_fee: 'Biaya pelunasan',
  payment: 'Total bayar',
  cash: 'Tunai',
  bank: 'Transfer',
  transfer_state: 'Keadaan transfer',
  bank_reference: 'No. referensi bank',
  bank_account: 'Rekening penerima',
  deposit: 'Dari titipan',
  counted: 'Dihitung',
  status: 'Status',
  cashier: 'Kasir',
  input_by: 'Dicatat oleh',
  void_reason: 'Alasan batal',
  note: 'Catatan',
} as const;
export type ReceiptColumn = keyof typeof RECEIPT_COLUMNS;

export const CONTRACT_COLUMNS = {
  code: 'Kontrak',
  office: 'Kantor',
  date_start: 'Tanggal kontrak',
  customer_name: 'Nasabah',
  nik: 'NIK',
  phone: 'Telepon',
  type: 'Jenis kontrak',
  finance: 'Finance',
  vehicle: 'Kendaraan',
  vehicle_year: 'Tahun',
  plate_number: 'Nopol',
  otr: 'OTR',
  down_payment: 'Uang muka',
  principal: 'Pokok',
  tenor: 'Tenor (bulan)',
  instalment: 'Angsuran',
  status: 'Status',
  next_due: 'Jatuh tempo',
  outstanding: 'Sisa pokok',
  collector: 'Kolektor',
} as const;
export type ContractColumn = keyof typeof CONTRACT_COLUMNS;

/** What says who somebody is: nothing of it leaves the house unless it is asked for by name. */
export const IDENTITY_COLUMNS: readonly ContractColumn[] = ['nik', 'phone'];
