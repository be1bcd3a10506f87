import { useQuery } from '@tanstack/react-query';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { useDebounced } from '@/lib/debounce/useDebounced';
import { duplicatesOptions, type Sought } from './api/registrationForm.queries';
import { DuplicateNotice } from './components/DuplicateNotice';
import { useFormState, useTyped } from './FormState';
import { useSurroundings } from './FormSurroundings';

const SOUGHT = {
  applicant: ({ applicant }: RegistrationForm): Sought =>
    /^\d{16}$/.test(applicant.nik) ? { nik: applicant.nik } : {},
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

/** Warns beside NIK, or plate, chassis, engine and BPKB number, of what bears the same; looked for when typing rests. */
export function Duplicates({
  of,
}: {
  /** Whose numbers are looked for. */
  of: keyof typeof SOUGHT;
}) {
  const { readId } = useFormState();
  const { links } = useSurroundings();
  const settled = useDebounced(useTyped((form) => JSON.stringify(SOUGHT[of](form))));
  const { data = [], isError } = useQuery(duplicatesOptions(JSON.parse(settled) as Sought, readId()));
  return <DuplicateNotice found={data} failed={isError} links={links} />;
}
