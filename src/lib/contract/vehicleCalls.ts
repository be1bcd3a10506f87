import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idParams, recordVersion, storedId } from './fields';
import { noteText, reasonText } from './plainText';
import { registrationSchema } from './registrations';

const shared = {
  origin: 'angsur',
  guard: ['is_customer'],
  params: idParams,
  data: registrationSchema,
  idempotent: true,
} as const;

export const requestVehicleCheck = endpoint({
  ...shared,
  name: 'requestVehicleCheck',
  method: 'POST',
  path: 'registrations/{id}/vehicle-requests',
  summary:
    'Asks a second person to say, by a photo of the rubbed frame number, that the vehicle is not that of a running contract with the same number. 409: changed since, one waits, or nothing is the same.',
  body: z.object({
    version: recordVersion,
    /** File of the photo. */
    photo: storedId,
    reason: reasonText,
  }),
});

export const decideVehicleCheck = endpoint({
  ...shared,
  name: 'decideVehicleCheck',
  method: 'POST',
  path: 'registrations/{id}/vehicle-requests/decide',
  summary:
    'Approves or rejects it (is_credit_approval, never the asker), or takes it back (the asker). 409: decided already, or the numbers are others by now.',
  body: z.object({
    request_id: storedId,
    /** The form's version that was seen; taking back holds whatever it is. */
    version: recordVersion,
    decision: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
    /** Asked for where it is rejected. */
    reason: noteText(500).check(z.trim()),
  }),
});
