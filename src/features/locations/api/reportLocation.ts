import { sendLocation } from '@/lib/contract/locations';
import { call } from '@/lib/http/request';
import { readOwn, writeOwn } from '@/lib/session/ownEntries';

/** Remembers in this tab that the browser has asked, so that a reload does not ask again. */
const ASKED = 'lokasi.ditanya';

/** An older position serves as well, ms. */
const MAX_AGE = 5 * 60_000;
const TIME_LIMIT = 20_000;

/**
 * Sends where the device is (SPEC 7: on app start when geolocation is available). A refusal, an old phone or a host
 * that fails changes nothing.
 * @returns whether the position was sent
 */
export async function reportLocation(): Promise<boolean> {
  if (!('geolocation' in navigator) || !(await mayAsk())) return false;
  try {
    const { coords } = await position();
    await call(sendLocation, { body: { latitude: coords.latitude, longitude: coords.longitude } });
    return true;
  } catch {
    return false;
  }
}

/** Granted: always. Undecided: once in this tab's life. Denied: never. */
async function mayAsk(): Promise<boolean> {
  const state = await permission();
  if (state === 'granted') return true;
  if (state === 'denied' || readOwn(ASKED) !== null) return false;
  writeOwn(ASKED, '1');
  return true;
}

async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    // Older browsers cannot tell; asking then is the only way.
    return 'prompt';
  }
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: MAX_AGE, timeout: TIME_LIMIT });
  });
}
