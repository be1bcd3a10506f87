import { useEffect } from 'react';
import { useToast } from '@/components/Toast/useToast';
import { useNewVersion } from './newVersion';

/** Offers a new version of the web app once; whoever is busy gets it at the next start. */
export function NewVersionNotice() {
  const apply = useNewVersion();
  const toast = useToast();
  useEffect(() => {
    if (!apply) return;
    toast.show({
      tone: 'info',
      message: 'Versi baru Angsur siap dipakai.',
      action: { label: 'Muat ulang', onClick: apply },
    });
  }, [apply, toast]);
  return null;
}
