import { sql, type SQL } from 'drizzle-orm';
import { offices, registrations, registrationStatuses, staff } from '../platform/db/schema';
import { day, number, rupiah, text, type ExportColumn } from '../platform/export/columns';
import { agent, marketer, surveyor } from './findRegistration';

/** The day of a moment in the office's own calendar. */
const dayOf = (moment: SQL | { getSQL(): SQL }) => sql`(${moment} at time zone ${offices.zone})::date`;

/** What was approved: an amount of the terms, whole rupiah; empty before. */
const approved = (key: 'principal' | 'instalment') =>
  sql`(${registrations.terms} ->> ${sql.raw(`'${key}'`)})`;

/** Columns of an export of registrations, in their order; headings are the words of the screen. */
export const exportColumns = (now: Date) =>
  ({
    number: text('No. form', registrations.number),
    office: text('Kantor', offices.name),
    created: day('Tanggal dibuat', dayOf(registrations.createdAt)),
    applicant_name: text('Pemohon', registrations.applicantName),
    nik: text('NIK', registrations.nik),
    phone: text('Telepon', registrations.phone),
    vehicle: text('Kendaraan', registrations.vehicle),
    plate_number: text('Nopol', registrations.plateNumber),
    status: text('Status', registrationStatuses.name),
    since: day('Status sejak', dayOf(registrations.statusSince)),
    age: number(
      'Umur status (hari)',
      sql`greatest(0, ${dayOf(sql`${now.toISOString()}::timestamptz`)} - ${dayOf(registrations.statusSince)})`,
    ),
    surveyor: text('Surveyor', surveyor.name),
    agent: text('Agen', agent.name),
    marketer: text('Marketing', marketer.name),
    entered_by: text('Dibuat oleh', staff.name),
    principal: rupiah('Pokok disetujui', approved('principal')),
    instalment: rupiah('Angsuran disetujui', approved('instalment')),
    contract_code: text('Kontrak', registrations.contractCode),
  }) as const satisfies Record<string, ExportColumn>;
