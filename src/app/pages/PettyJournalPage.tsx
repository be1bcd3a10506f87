import { PageHeader } from '@/components/PageHeader/PageHeader';
import { JournalScreen, useJournalActs } from '@/features/pettyCash';
import type { PageProps } from '../RouteSpec';

export default function PettyJournalPage({ title }: PageProps) {
  const { primary, actions, shown } = useJournalActs();
  return (
    <>
      <PageHeader title={title} primary={primary} menu={actions} />
      {shown}
      <JournalScreen />
    </>
  );
}
