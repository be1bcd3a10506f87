import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { whyClosed } from '@/lib/payment/whyClosed';
import { openDueDates, useHolidays } from '@/lib/query/useHolidays';
import { useRememberOpened } from '@/lib/session/useRememberOpened';
import { useSession } from '@/lib/session/useSession';
import { cardOptions } from './api/payments.queries';
import { CardTable } from './components/CardTable';
import { DebtorHead } from './components/DebtorHead';
import type { WaitingRequest } from './domain/waitingRequest';
import { PaymentTaken } from './PaymentTaken';
import { PaymentTaking, type TakenPayment } from './PaymentTaking';
import { SettlementTaken } from './SettlementTaken';
import { SettlementView, type TakenSettlement } from './SettlementView';

export interface PaymentScreenProps {
  /** Contract code. */
  code: string;
  /** Address of the search, where the next customer begins. */
  searchHref: string;
  /** Address of another contract's card. */
  hrefOfCard: (code: string) => string;
  /** The request that waits on the contract: no other is taken. Left out: none. */
  waiting?: WaitingRequest | null;
  /** An early settlement is looked at, as `useSettlementAct` says. */
  quoting: boolean;
  /** It was closed. */
  onQuoting: (quoting: boolean) => void;
}

/** A contract's card; with `is_credit_add` also the payment on it (DOMAIN, Bayar Cicilan / Kartu Piutang). */
export function PaymentScreen(props: PaymentScreenProps) {
  const { code, searchHref, hrefOfCard, waiting = null, quoting, onQuoting } = props;
  const mayTake = useSession()?.access.is_credit_add === 1;
  const { data, error, isFetching, refetch } = useQuery(cardOptions(code));
  const holidays = useHolidays(openDueDates(data?.card.lines));
  useRememberOpened(
    data ? { kind: 'payment', id: code, number: code, customer: data.contract.customer.name } : null,
  );
  const toast = useToast();
  const [taken, setTaken] = useState<TakenPayment | null>(null);
  const [settled, setSettled] = useState<TakenSettlement | null>(null);
  const handleSettled = (written: TakenSettlement) => {
    onQuoting(false);
    setSettled(written);
  };
  /** Papers closed, and the form is gone with the last payment: what comes next is another customer. */
  const tellPaid = (how: string, leave: () => void) =>
    toast.tell(
      {
        message: `Kontrak ${code} ${how}.`,
        next: 'Notanya dapat dicetak lagi dari Nota Cicilan.',
        action: { label: 'Nasabah berikutnya', href: searchHref },
      },
      leave,
    );
  if (!data) {
    if (!error) return <SkeletonLines lines={14} />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const closed = whyClosed(data.contract, () => data.card) !== null;
  const head = (
    <>
      <DebtorHead shown={data} />
      {closed && <Closed shown={data} hrefOfCard={hrefOfCard} />}
      {!closed && !mayTake && (
        <WhyNot action="Bayar cicilan">diterima oleh kasir; di sini kartunya hanya dibaca.</WhyNot>
      )}
    </>
  );
  return (
    <PageParts>
      {mayTake && !closed ? (
        <PaymentTaking
          key={code}
          shown={data}
          holidays={holidays}
          waiting={waiting}
          onTaken={setTaken}
          showsTaken={taken !== null}
          first
        >
          {head}
        </PaymentTaking>
      ) : (
        <>
          {head}
          <CardTable card={data.card} holidays={holidays} />
        </>
      )}
      {quoting && (
        <SettlementView
          contract={data.contract}
          receiving={data.receiving}
          onClose={() => onQuoting(false)}
          onTaken={handleSettled}
        />
      )}
      {taken && (
        <PaymentTaken
          taken={taken}
          searchHref={searchHref}
          onClose={() => (closed ? tellPaid('lunas', () => setTaken(null)) : setTaken(null))}
        />
      )}
      {settled && (
        <SettlementTaken
          settled={settled}
          searchHref={searchHref}
          onClose={() => tellPaid('lunas dipercepat', () => setSettled(null))}
        />
      )}
    </PageParts>
  );
}

/** Nothing can be taken any more: because all is paid, or because of how the contract ended. */
function Closed({
  shown: { contract, card },
  hrefOfCard,
}: { shown: PaymentCard } & Pick<PaymentScreenProps, 'hrefOfCard'>) {
  const isPaid = contract.status === 'SETTLED' || card.totals.remainder + card.totals.penalty <= 0;
  if (isPaid) {
    return <InlineAlert tone="success">Tidak ada lagi yang perlu dibayar pada kontrak ini.</InlineAlert>;
  }
  const { label } = contractStatusLabel(contract.status);
  const { restructured_to: next } = contract;
  return (
    <InlineAlert tone="info" title={`Kontrak ini tidak menerima pembayaran: ${label.toLowerCase()}`}>
      {contract.status === 'CANCELLED'
        ? 'Kontrak ini dibatalkan sebelum pembayaran pertama. Bila nasabah tetap membeli, buat form registrasi yang baru.'
        : 'Sisanya sudah pindah ke kontrak penggantinya dan dibayar di sana.'}
      {next !== null && (
        <>
          {' '}
          <Link href={hrefOfCard(next)}>Buka kartu {next}</Link>
        </>
      )}
    </InlineAlert>
  );
}
