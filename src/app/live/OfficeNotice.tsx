import Block from '@mui/icons-material/BlockRounded';
import { useQuery } from '@tanstack/react-query';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { profileQuery } from '@/features/account';
import { useAppIdle } from '@/lib/idle/useAppIdle';
import { useSession } from '@/lib/session/useSession';

/** Says that the person's office is switched off: it takes nothing new, reading goes on. Hosts that do not say: nothing. */
export function OfficeNotice() {
  const session = useSession();
  const isIdle = useAppIdle();
  const { data } = useQuery({ ...profileQuery(), retry: false, enabled: isIdle && session !== null });
  if (!session || data?.office_active !== false) return null;
  return (
    <OfflineNotice icon={<Block aria-hidden />}>
      Kantor {data.office_name} sedang nonaktif: data dapat dibaca, tetapi pembayaran, pelunasan, mutasi, dan
      permintaan baru tidak diterima. Minta pemegang hak data master mengaktifkannya.
    </OfflineNotice>
  );
}
