import type { VisitFacts } from '../contract/assignedVisits';
import type { RegistrationForm } from '../contract/registrationForm';
import type { Registration } from '../contract/registrations';

/** What of a registration a surveyor needs on the way. */
export function visitFacts({
  id,
  number,
  form,
  status,
  status_since,
}: Pick<Registration, 'id' | 'number' | 'form' | 'status' | 'status_since'>): VisitFacts {
  const { applicant, vehicle, domicile } = form;
  const { latitude, longitude } = domicile;
  return {
    id,
    number: number ?? '',
    name: applicant.name.trim(),
    phone: applicant.phone.trim(),
    whatsapp: applicant.whatsapp.trim(),
    address: addressOf(domicile.same ? form.ktp_address : domicile),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    vehicle: [vehicle.brand.trim(), vehicle.type.trim(), vehicle.year ?? ''].join(' ').trim(),
    plate: vehicle.plate.trim(),
    since: status.kind === 'SURVEY' ? status_since : null,
  };
}

function addressOf(at: RegistrationForm['ktp_address']): string {
  const [rt, rw] = [at.rt.trim(), at.rw.trim()];
  const parts = [
    at.street,
    rt === '' && rw === '' ? '' : `RT ${rt || '-'}/RW ${rw || '-'}`,
    at.village,
    at.district,
    at.area,
    at.postcode,
  ];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
