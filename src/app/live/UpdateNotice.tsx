import { useState } from 'react';
import { lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useApiVersion } from '@/lib/http/apiVersion';
import { useInterruption } from '@/lib/interruption/useInterruption';
import { APP_VERSION, STORE_URL } from '../env';
import { isNewerVersion } from './isNewerVersion';

const UpdateModal = lazyOverlay(
  async () => ({ default: (await import('@/components/UpdateModal/UpdateModal')).UpdateModal }),
  (props) => props.onLater,
);

/**
 * The update modal (SPEC 2), when an answer's version is newer than the app's. It can be put off until the next start
 * or a still newer version: on a host that counts versions in its own way nobody may be locked out of their work. It waits until nobody types (docs/decisions/0123).
 */
export function UpdateNotice() {
  const apiVersion = useApiVersion();
  const [putOff, setPutOff] = useState<string | null>(null);
  const wanted = apiVersion && apiVersion !== putOff && isNewerVersion(apiVersion, APP_VERSION);
  const { phase } = useInterruption(Boolean(wanted));
  if (!wanted || phase !== 'shown') return null;
  return (
    <UpdateModal
      open
      appVersion={APP_VERSION}
      apiVersion={apiVersion}
      storeUrl={STORE_URL ?? location.href}
      onLater={() => setPutOff(apiVersion)}
    />
  );
}
