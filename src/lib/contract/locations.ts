import * as z from 'zod/mini';
import { endpoint } from './endpoint';

export const sendLocation = endpoint({
  name: 'sendLocation',
  method: 'POST',
  path: 'locations',
  origin: 'spec',
  guard: 'session',
  summary: 'Where the device was when the app started, in degrees.',
  body: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  data: z.unknown(),
});
