import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { RegistrationRow } from '@/lib/contract/registrationList';
import { formatInstantDay } from '@/lib/format/tanggal';
import { REGISTRATION_COLUMNS } from './components/registrationColumns';

/** Above the registrations: their columns, and what can be done with chosen ones. */
export default function RegistrationListTools(bar: ListToolsBar<RegistrationRow>) {
  return <ListTools {...bar} columns={REGISTRATION_COLUMNS} cells={CELLS} noun="form" />;
}

const CELLS = {
  Pemohon: (row: RegistrationRow) => row.applicant_name,
  'No. form': (row: RegistrationRow) => row.number,
  Telepon: (row: RegistrationRow) => row.phone,
  Nopol: (row: RegistrationRow) => row.plate_number,
  Kendaraan: (row: RegistrationRow) => row.vehicle,
  Surveyor: (row: RegistrationRow) => row.surveyor?.name ?? '',
  Marketing: (row: RegistrationRow) => row.marketer,
  'Dibuat oleh': (row: RegistrationRow) => row.entered_by.name,
  'Tgl dibuat': (row: RegistrationRow) => formatInstantDay(row.created_at),
  'Umur status (hari)': (row: RegistrationRow) => row.age,
  Status: (row: RegistrationRow) => row.status.name,
};
