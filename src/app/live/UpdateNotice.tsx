import { useState } from 'react';
import { lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useApiVersion } from '@/lib/http/apiVersion';
import { APP_VERSION, STORE_URL } from '../env';
import { isNewerVersion } from './isNewerVersion';

const UpdateModal = lazyOverlay(
  async () => ({ default: (await import('@/components/UpdateModal/UpdateModal')).UpdateModal }),
  (props) => props.onLater,
);

/**
 * The update modal (SPEC 2), when an answer's version is newer than the app's. It can be put off until the next start
 * or a still newer version: on a host that counts versions in its own way nobody may be locked out of their work.
 */
export function UpdateNotice() {
  const apiVersion = useApiVersion();
  const [putOff, setPutOff] = useState<string | null>(null);
  if (!apiVersion || apiVersion === putOff || !isNewerVersion(apiVersion, APP_VERSION)) return null;
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
