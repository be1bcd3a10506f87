import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { queryId } from './fields';

/** Side of a portrait as it is kept, px. */
export const PORTRAIT_SIDE = 512;
/** Largest portrait that may be sent, bytes: a square of `PORTRAIT_SIDE` takes a tenth of it. */
export const PORTRAIT_BYTES = 1_000_000;

const portrait = z.object({
  /** `image` of the profile from now on. */
  image: z.nullable(z.string()),
});

const photo = z.instanceof(Uint8Array);
const ofStaff = {
  path: 'staff/{id}/photo',
  origin: 'angsur',
  guard: ['is_user'],
  params: z.object({ id: queryId }),
  data: portrait,
} as const;

export const savePortrait = endpoint({
  name: 'savePortrait',
  method: 'PUT',
  path: 'account/photo',
  origin: 'angsur',
  guard: 'session',
  summary:
    'The caller’s photo, as bytes (application/octet-stream): JPEG, PNG or WebP. Re-encoded as a square without what the camera wrote beside it. The same photo again changes nothing. 422: not a picture.',
  body: photo,
  bytes: PORTRAIT_BYTES,
  data: portrait,
});

export const removePortrait = endpoint({
  name: 'removePortrait',
  method: 'DELETE',
  path: 'account/photo',
  origin: 'angsur',
  guard: 'session',
  summary: 'Takes the caller’s photo away; initials stand in. Once more it changes nothing.',
  data: portrait,
});

export const saveStaffPortrait = endpoint({
  ...ofStaff,
  name: 'saveStaffPortrait',
  method: 'PUT',
  summary:
    'Another person’s photo, as bytes; re-encoded as one’s own is. The same photo again changes nothing. 403: beyond the caller’s own reach. 422: not a picture.',
  body: photo,
  bytes: PORTRAIT_BYTES,
});

export const removeStaffPortrait = endpoint({
  ...ofStaff,
  name: 'removeStaffPortrait',
  method: 'DELETE',
  summary:
    'Takes another person’s photo away; initials stand in. Once more it changes nothing. 403: beyond the caller’s own reach.',
});
