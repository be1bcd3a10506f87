import { lazy, Suspense, useState } from 'react';
import { useApiVersion } from '@/lib/http/apiVersion';
import { APP_VERSION, STORE_URL } from '../env';
import { isNewerVersion } from './isNewerVersion';

const UpdateModal = lazy(async () => ({
  default: (await import('@/components/UpdateModal/UpdateModal')).UpdateModal,
}));

/**
 * The update modal (SPEC 2), when an answer's version is newer than the app's. It can be put off until the next start
 * or a still newer version: on a host that counts versions in its own way nobody may be locked out of their work.
 */
export function UpdateNotice() {
  const apiVersion = useApiVersion();
  const [putOff, setPutOff] = useState<string | null>(null);
  if (!apiVersion || apiVersion === putOff || !isNewerVersion(apiVersion, APP_VERSION)) return null;
  return (
    <Suspense>
      <UpdateModal
        open
        appVersion={APP_VERSION}
        apiVersion={apiVersion}
        storeUrl={STORE_URL ?? location.href}
        onLater={() => setPutOff(apiVersion)}
      />
    </Suspense>
  );
}
