import * as z from 'zod/mini';
import { VEHICLE_KINDS } from './calculations';
import { endpoint } from './endpoint';
import { officeId } from './fields';

const choice = { id: z.int(), name: z.string() };

export const registrationChoicesSchema = z.object({
  contract_types: z.array(z.object({ ...choice, vehicle_kind: z.enum(VEHICLE_KINDS) })),
  finances: z.array(z.object(choice)),
  /** Who visits applicants of the office now. */
  surveyors: z.array(z.object(choice)),
});
export type RegistrationChoices = z.infer<typeof registrationChoicesSchema>;

export const listRegistrationChoices = endpoint({
  name: 'listRegistrationChoices',
  method: 'GET',
  path: 'registrations/choices',
  origin: 'angsur',
  guard: ['is_customer'],
  summary:
    'Jenis Kontrak, Finance and surveyors that a form registrasi of an office may choose today, by name; without an office the own one.',
  query: z.object({ office: z.optional(officeId) }),
  data: registrationChoicesSchema,
});
