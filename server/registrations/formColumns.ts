import type { RegistrationForm } from '@/lib/contract/registrationForm';
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
  const phone = phoneOf(applicant.phone);
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
      number ?? '',
      plate,
      plate.replace(/\s/g, ''),
      applicant.name.trim(),
      applicant.nik,
      phone,
    ]
      .join(' ')
      .toLowerCase(),
  };
}

/** Digits, as numbers are kept: `+62 812 …` is `0812…`. */
const phoneOf = (typed: string) => typed.replace(/\D/g, '').replace(/^62(?=8)/, '0');
