import { useQuery } from '@tanstack/react-query';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { useDebounced } from '@/lib/debounce/useDebounced';
import { comparedPhone } from '@/lib/format/people/phoneKey';
import { duplicatesOptions, type Sought } from './api/registrationForm.queries';
import { DuplicateNotice, isCalledAlike } from './components/DuplicateNotice';
import { useFormState, useTyped } from './FormState';
import { useSurroundings } from './FormSurroundings';

const SOUGHT = {
  applicant: ({ applicant }: RegistrationForm): Sought => ofNik(applicant.nik),
  phones: ({ applicant }: RegistrationForm): Sought => {
    const phones = { ...called('phone', applicant.phone), ...called('whatsapp', applicant.whatsapp) };
    return Object.keys(phones).length === 0 ? {} : { ...ofNik(applicant.nik), ...phones };
  },
  vehicle: ({ vehicle }: RegistrationForm): Sought => ({
    ...whole('plate', vehicle.plate, 4),
    ...whole('chassis', vehicle.chassis, 6),
    ...whole('engine', vehicle.engine, 6),
    ...whole('bpkb', vehicle.bpkb, 6),
  }),
};
/** Shorter numbers are not typed to the end. */
const whole = (name: string, value: string, shortest: number) =>
  value.replace(/[\s-]/g, '').length >= shortest ? { [name]: value.trim() } : {};

const ofNik = (nik: string): Sought => (/^\d{16}$/.test(nik) ? { nik } : {});
const called = (name: 'phone' | 'whatsapp', typed: string): Sought => {
  const phone = comparedPhone(typed);
  return phone === null ? {} : { [name]: phone };
};

/** Warns beside NIK, phones, or the vehicle's numbers of what bears the same; looked for when typing rests. */
export function Duplicates({
  of,
}: {
  /** Whose numbers are looked for. */
  of: keyof typeof SOUGHT;
}) {
  const { readId } = useFormState();
  const { links } = useSurroundings();
  const settled = useDebounced(useTyped((form) => JSON.stringify(SOUGHT[of](form))));
  const sought = JSON.parse(settled) as Sought;
  const { data = [], isError } = useQuery(duplicatesOptions(sought, readId()));
  // Whoever has the same NIK too is named beside it, and so is that nothing was looked for.
  const isSaid = of === 'phones' && sought.nik !== undefined;
  return (
    <DuplicateNotice
      found={of === 'phones' ? data.filter(isCalledAlike) : data}
      failed={isError && !isSaid}
      links={links}
    />
  );
}
