import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { UploadField } from '@/features/files';
import { paths } from './paths';
import { useRecordLinks } from './useRecordLinks';

/** Where the form registrasi leads, and what other features give it. */
export function useRegistrationWays() {
  const navigate = useNavigate();
  const { contract } = useRecordLinks();
  return useMemo(
    () => ({
      detailHref: paths.customerDetail,
      links: { registration: paths.customerDetail, contract },
      Upload: UploadField,
      onHandedIn: (id: number) => void navigate(paths.customerDetail(id), { replace: true }),
    }),
    [navigate, contract],
  );
}
