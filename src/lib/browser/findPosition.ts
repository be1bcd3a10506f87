import type { SurveyPosition } from '../contract/surveyFindings';

/** How the position is doing. */
export type PositionState =
  | { step: 'none' }
  | { step: 'asking' }
  /** The person or the device does not give it. */
  | { step: 'refused' }
  /** No satellite, no network, or nothing that measures. */
  | { step: 'failed' };

/** Beyond that a position says little about a house, metres. */
export const INACCURATE = 100;

const TIME_LIMIT = 30_000;

/** Where the device is now, as exactly as it can say. */
export function findPosition(): Promise<
  SurveyPosition | Extract<PositionState, { step: 'refused' | 'failed' }>
> {
  if (!('geolocation' in navigator)) return Promise.resolve({ step: 'failed' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve({ step: code === DENIED ? 'refused' : 'failed' }),
      { enableHighAccuracy: true, maximumAge: 0, timeout: TIME_LIMIT },
    );
  });
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const DENIED = 1;
