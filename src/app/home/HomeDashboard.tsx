import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { UnclosedStrip } from '@/features/cashierDay';
import { approvalsOptions } from '@/features/credits';
import { useUnreadCount } from '@/features/notifications';
import { PushPrompt } from '@/features/push';
import type { Session } from '@/lib/session/session';
import { useOpenNotifications } from '../layouts/openNotifications';
import { paths } from '../paths';
import { Attention } from './Attention';
import { greeting, officeClock } from './greeting';
import { homeSections } from './homeSections';
import { ScreenTiles } from './ScreenTiles';
import { useOffice } from './useOffice';
import styles from './HomeDashboard.module.css';

/** Home of somebody who is signed in: greeting, office and date, what waits, and the screens this title has. */
export function HomeDashboard({
  session,
}: {
  /** Who is signed in. */
  session: Session;
}) {
  const office = useOffice();
  const clock = officeClock(new Date(), office.zone);
  const waiting = useQuery({ ...approvalsOptions(), enabled: session.access.is_credit_approval === 1 });
  const firstName = session.name.trim().split(/\s+/)[0];
  return (
    <>
      <PageHeader
        title={[greeting(clock.minutes), firstName].filter(Boolean).join(', ')}
        meta={[office.name && `Kantor ${office.name}`, clock.date].filter(Boolean).join(' · ')}
      />
      <div className={styles.root}>
        <Attention
          waiting={waiting.data?.length}
          waitingHref={paths.creditWaiting()}
          unread={useUnreadCount()}
          onOpenNotifications={useOpenNotifications()}
        />
        <UnclosedStrip href={paths.paymentDay()} />
        <PushPrompt />
        <ScreenTiles sections={homeSections(session)} />
      </div>
    </>
  );
}
