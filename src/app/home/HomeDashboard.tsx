import { useQuery } from '@tanstack/react-query';
import { PageParts } from '@/components/PageGrid/PageParts';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { profileQuery } from '@/features/account';
import { approvalCountOptions } from '@/features/approvals';
import { LazyBpkbStrip } from '@/features/bpkb';
import { TakenToday, ToHandOverStrip, UnclosedStrip } from '@/features/cashierDay';
import { CollectionToday, LazyFiduciaryStrip } from '@/features/collection';
import { DueToday } from '@/features/contracts';
import { LateTransfers } from '@/features/credits';
import { LazyCarriedStrip } from '@/features/handovers';
import { useUnreadCount } from '@/features/notifications';
import { LazyPettyStrip } from '@/features/pettyCash';
import { PushPrompt } from '@/features/push';
import { LazySetupOffer } from '@/features/setup';
import { hasAny } from '@/lib/contract/access';
import { REQUEST_READERS } from '@/lib/contract/requests';
import { officesQuery } from '@/lib/query/officesQuery';
import { readRecent, type RecentRecord } from '@/lib/session/recentRecords';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import { useOpenNotifications } from '../layouts/openNotifications';
import { paths } from '../paths';
import { isRegistered, routeAt } from '../routeAccess';
import { Attention } from './Attention';
import { greeting, officeClock } from './greeting';
import { besideTheMenu, everyScreen } from './homeSections';
import { RecentlyOpened } from './RecentlyOpened';
import { ScreenTiles } from './ScreenTiles';
import styles from './HomeDashboard.module.css';

/**
 * Home of somebody who is signed in, a desk: what waits for them, what is due today, what they took today, what they
 * opened last. Who has nothing of these by their rights gets their screens.
 */
export function HomeDashboard({
  session,
}: {
  /** Who is signed in. */
  session: Session;
}) {
  const { access } = session;
  const office = useOffice();
  const clock = officeClock(new Date(), office.zone);
  const firstName = session.name.trim().split(/\s+/)[0];
  const readsContracts = access.is_contract === 1;
  const takesPayments = access.is_credit_add === 1;
  const opensRecords = readsContracts || hasAny(access, REQUEST_READERS);
  const contractHref = takesPayments ? paths.paymentDetail : paths.contractDetail;
  return (
    <>
      <PageHeader
        title={[greeting(clock.minutes), firstName].filter(Boolean).join(', ')}
        meta={[office.name && `Kantor ${office.name}`, clock.date].filter(Boolean).join(' · ')}
      />
      <PageParts apart className={styles.root}>
        {isRegistered(routeAt(paths.setup()), session) && <LazySetupOffer href={paths.setup()} />}
        <Waiting />
        <UnclosedStrip href={paths.paymentDay()} />
        <LateTransfers listHref={paths.credit()} />
        <ToHandOverStrip href={paths.paymentDay()} />
        {takesPayments && <LazyCarriedStrip href={paths.handovers()} />}
        {access.is_pettycash === 1 && <LazyPettyStrip hrefOf={paths.pettyCashOf} />}
        {readsContracts && <LazyFiduciaryStrip office={session.officeBase} hrefOf={paths.fiduciariesNear} />}
        {seesBooks(access) && (
          <LazyBpkbStrip
            office={session.officeBase}
            hrefOf={isRegistered(routeAt(paths.bpkb()), session) ? paths.bpkbTask : undefined}
          />
        )}
        <PushPrompt />
        {headsCollection(access) && (
          <CollectionToday
            office={session.officeBase}
            hrefs={{
              overdue: opened(session, paths.overdue()),
              promises: opened(session, paths.promises()),
              letters: opened(session, paths.letters()),
              tts:
                opened(session, paths.collectorOfficeTts({ late: true })) ??
                opened(session, paths.underwayTts()),
            }}
          />
        )}
        {opensRecords && (
          <div data-part="desk">
            {readsContracts && (
              <DueToday
                today={clock.day}
                office={session.officeBase}
                hrefOf={contractHref}
                listHref={paths.contracts()}
              />
            )}
            {takesPayments && <TakenToday href={paths.paymentDay()} />}
            <RecentlyOpened records={readRecent()} hrefOf={recentHref} />
          </div>
        )}
        <ScreenTiles sections={opensRecords ? besideTheMenu(session) : everyScreen(session)} />
      </PageParts>
    </>
  );
}

/** An address that the person may open; null: they may not. */
const opened = (session: Session, path: string) =>
  isRegistered(routeAt(path.replace(/\?.*/, '')), session) ? path : null;

/** Keepers of books, and who watches the whole: without the page they read figures alone (SPEC 6). */
const seesBooks = ({ is_inventory, is_performance }: Session['access']) =>
  is_inventory === 1 || is_performance === 1;

/** A supervisor, or a branch head: who approves and watches the whole (DOMAIN, Field collection). */
const headsCollection = ({ is_collector_spv, is_credit_approval, is_performance }: Session['access']) =>
  is_collector_spv === 1 || (is_credit_approval === 1 && is_performance === 1);

interface OwnOffice {
  name: string | null;
  /** IANA zone; undefined while unknown, and on hosts that do not say. */
  zone: string | undefined;
}

/** The person's office: from the profile, its zone from the list of offices. Hosts that have neither say nothing. */
function useOffice(): OwnOffice {
  const session = useSession();
  const profile = useQuery({ ...profileQuery(), retry: false, enabled: session !== null });
  const offices = useQuery({ ...officesQuery(), enabled: session !== null });
  const id = profile.data?.office_base ?? session?.officeBase;
  const office = offices.data?.find((one) => one.id === id);
  return { name: profile.data?.office_name ?? office?.name ?? null, zone: office?.zone };
}

/** What asks for this person: what waits for them and of theirs, and unread notifications. */
function Waiting() {
  const { data } = useQuery(approvalCountOptions());
  return (
    <Attention
      waiting={data?.decide}
      ownWaiting={data?.own}
      waitingHref={paths.approvals()}
      unread={useUnreadCount()}
      onOpenNotifications={useOpenNotifications()}
    />
  );
}

const HREFS: Record<RecentRecord['kind'], (id: string) => string> = {
  contract: paths.contractDetail,
  payment: paths.paymentDetail,
  receipt: paths.creditDetail,
};
const recentHref = ({ kind, id }: RecentRecord) => HREFS[kind](id);
