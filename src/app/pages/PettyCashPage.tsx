import { PageHeader } from '@/components/PageHeader/PageHeader';
import { KeptFileView, UploadField } from '@/features/files';
import { PettyCashScreen, usePettyCashActs } from '@/features/pettyCash';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function PettyCashPage({ title }: PageProps) {
  const { primary, actions, shown, onAct, record } = usePettyCashActs(UploadField);
  const log = useRecordLog('petty_fund', record ?? undefined);
  const mayExport = useSession()?.access.is_export === 1;
  const journal = { label: 'Jurnal', href: paths.exportPettyCash() };
  return (
    <>
      <PageHeader
        title={title}
        primary={primary}
        menu={[...actions, mayExport ? journal : null, record === null ? null : log]}
      />
      {shown}
      <PettyCashScreen
        href={paths.pettyCash()}
        inboxHref={paths.approvals()}
        File={KeptFileView}
        onAct={onAct}
      />
    </>
  );
}
