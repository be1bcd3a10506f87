import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Picture } from '@/components/Picture/Picture';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { AccountCard } from './components/AccountCard';
import { UnitLine } from './components/UnitLine';
import { newVisit, visitFacts, type KeptVisit } from './device/KeptVisit';
import { useCollectorDay, type CollectorDay } from './useCollectorDay';
import { useOwnOrders } from './useOwnOrders';
import { VisitFill } from './VisitFill';
import { VisitSaved } from './VisitSaved';

export interface CollectorVisitProps {
  /** Of the contract. */
  code: string;
  /** Id of who is signed in. */
  owner: string;
  /** Name of who is signed in: it stands on the TTS. */
  collector: string;
  /** Where the plan is. */
  planHref: string;
  /** Where an order to take its unit is carried out. */
  orderHrefOf: (id: number) => string;
}

/** The visit to one account, from the first key to the server's answer; works without a connection. */
export function CollectorVisit({ code, owner, collector, planHref, orderHrefOf }: CollectorVisitProps) {
  const day = useCollectorDay(owner);
  const { plan, rows, visits, problem } = day;
  const unit = useOwnOrders(owner).rows.find(({ order }) => order.contract_code === code);
  const one = rows.find(({ row }) => row.contract_code === code);
  const [begun, setBegun] = useState<KeptVisit | null>(null);

  if (problem) {
    return (
      <InlineAlert tone="danger" title="Kunjungan tidak dapat disimpan di sini">
        {problem.message}
      </InlineAlert>
    );
  }
  const today = (one?.visits ?? []).filter(({ isToday }) => isToday).map(({ id }) => id);
  const own = (visits ?? []).filter(({ facts }) => facts.code === code);
  const shown = shownOf(own, begun, today);
  if (visits === null || (!plan && !shown && day.isAsking)) return <SkeletonLines lines={8} />;
  if (!shown && (!plan || !one)) return <NotInPlan planHref={planHref} />;

  const begin = (over: Pick<Parameters<typeof newVisit>[0], 'corrected' | 'isSecond'>) =>
    plan && one && setBegun(newVisit({ owner, facts: visitFacts(plan, one.row), ...over }));
  const isFilled = shown?.step === 'draft' || shown?.step === 'refused';
  return (
    <PageParts>
      {unit && <UnitLine row={unit} href={orderHrefOf(unit.order.order_id)} />}
      {one && plan && <AccountCard one={one} plan={plan} />}
      {!shown && <Begin day={day} onBegin={() => begin({ isSecond: today.length > 0 })} />}
      {shown && isFilled && (
        <VisitFill
          key={shown.id}
          initial={shown}
          blocks={plan?.blocks ?? []}
          visits={visits}
          onFinish={setBegun}
          onDiscard={() => setBegun(null)}
        />
      )}
      {shown && !isFilled && (
        <VisitSaved
          visit={shown}
          collector={collector}
          planHref={planHref}
          onCorrect={() => begin({ isSecond: false, corrected: shown })}
          onAgain={() => begin({ isSecond: today.length > 0 })}
        />
      )}
    </PageParts>
  );
}

/** What this page is about: what was begun here, what is open, or what was made last today. */
function shownOf(
  own: readonly KeptVisit[],
  begun: KeptVisit | null,
  today: readonly string[],
): KeptVisit | null {
  const kept = begun && own.find(({ id }) => id === begun.id);
  // What was finished here is on the device before it is read from there again.
  const started = kept?.step === 'draft' && begun?.step === 'waiting' ? begun : (kept ?? begun);
  const open = own.find(({ step }) => step === 'draft' || step === 'refused');
  return started ?? open ?? own.findLast(({ id }) => today.includes(id)) ?? null;
}

function Begin({ day: { rows }, onBegin }: { day: CollectorDay; onBegin: () => void }) {
  return (
    <EmptyState
      title="Belum ada isian"
      action={
        <Button kind="primary" onClick={onBegin}>
          Mulai kunjungan
        </Button>
      }
    >
      {rows.length > 0 && 'Dapat diisi tanpa sambungan; dikirim sendiri setelah tersambung.'}
    </EmptyState>
  );
}

const NotInPlan = ({ planHref }: { planHref: string }) => (
  <EmptyState
    icon={<Picture name="offline" />}
    title="Akun ini tidak ada di rencana hari ini"
    action={<LinkButton href={planHref}>Kembali ke daftar</LinkButton>}
  >
    Bila baru ditambahkan supervisor, tersambunglah sebentar agar rencananya terambil.
  </EmptyState>
);
