import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { searchedName } from '@/lib/format/people/personKey';
import { phoneKey } from '@/lib/format/people/phoneKey';
import { phoneNumbers } from '@/lib/contract/phoneNumbers';
import type { registrations } from '../platform/db/schema';

type Columns = Pick<
  typeof registrations.$inferInsert,
  | 'form'
  | 'applicantName'
  | 'phone'
  | 'nik'
  | 'plateNumber'
  | 'chassisNumber'
  | 'engineNumber'
  | 'vehicle'
  | 'surveyorId'
  | 'agentId'
  | 'marketerId'
  | 'searchText'
>;

/** A form as its row keeps it: whole, and what it is searched and compared by. The only place that writes these columns. */
export function formColumns(form: RegistrationForm, number: string | null): Columns {
  const { applicant, vehicle } = form;
  const phone = phoneKey(phoneNumbers(applicant.phone)[0] ?? '');
  const whatsApp = phoneKey(phoneNumbers(applicant.whatsapp)[0] ?? '');
  const plate = vehicle.plate.trim();
  return {
    form,
    applicantName: applicant.name.trim(),
    phone,
    nik: applicant.nik,
    plateNumber: plate,
    chassisNumber: vehicle.chassis.trim(),
    engineNumber: vehicle.engine.trim(),
    vehicle: [vehicle.brand.trim(), vehicle.type.trim(), vehicle.year ?? ''].join(' ').trim(),
    surveyorId: form.surveyor_id,
    agentId: form.agent_id,
    marketerId: form.marketer_id,
    searchText: [
      '',
      (number ?? '').toLowerCase(),
      plate.toLowerCase(),
      plate.replace(/\s/g, '').toLowerCase(),
      searchedName(applicant.name.trim()),
      applicant.nik,
      phone,
      ...(whatsApp === phone || whatsApp === '' ? [] : [whatsApp]),
    ].join(' '),
  };
}
