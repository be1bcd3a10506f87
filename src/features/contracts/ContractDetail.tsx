import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { Link } from '@/components/Link/Link';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { PartsNav } from '@/components/PartsNav/PartsNav';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { usePartOfAddress } from '@/lib/address/usePartOfAddress';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import { openDueDates, useHolidays } from '@/lib/query/useHolidays';
import { useRememberOpened } from '@/lib/session/useRememberOpened';
import { contractDetailOptions } from './api/contracts.queries';
import type { CardPrintingProps } from './CardPrinting';
import { ContractChain } from './components/ContractChain';
import { ContractFactGroups } from './components/ContractFactGroups';
import { ContractHead } from './components/ContractHead';
import { ContractHistory } from './components/ContractHistory';
import { ContractPapers } from './components/ContractPapers';
import { ContractReceipts } from './components/ContractReceipts';
import { PaymentCard } from './components/PaymentCard';
import { lastListHref } from './domain/contractList';
import styles from './ContractDetail.module.css';

const COLLECTING = { id: 'penagihan', label: 'Penagihan' };
const TAKING = { id: 'penarikan', label: 'Penarikan unit' };
const SHARES = { id: 'tautan', label: 'Kartu untuk nasabah' };
const PARTS = [
  { id: 'kartu', label: 'Kartu piutang' },
  { id: 'nota', label: 'Nota' },
  { id: 'surat', label: 'Surat dan jaminan' },
  COLLECTING,
  TAKING,
  SHARES,
  { id: 'kontrak', label: 'Nasabah dan kontrak' },
  { id: 'riwayat', label: 'Riwayat' },
];

export interface ContractDetailProps {
  /** The contract code. */
  code: string;
  /** Where the list is; the way back there keeps its filters and page. */
  listHref: string;
  /** Address of another contract's page. */
  hrefOfContract: (code: string) => string;
  /** Address of a receipt's page; left out for those who may not open one. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
  /** Address of the registration that it came from; left out for those who may not open one. */
  hrefOfRegistration?: ((id: number) => string) | undefined;
  /** Lists of the commissions that it brought; left out for those who may open none. */
  commissions?: readonly { label: string; href: string }[];
  /** Where payments on it are taken and settlements quoted; left out for those who may not go there. */
  paymentHref?: string | undefined;
  /** Address of its book's page; left out for those who may not open it. */
  bpkbHref?: ((id: number) => string) | undefined;
  /** How the card is given to its customer; left out where it can't be. */
  shares?: ((contract: ContractFacts) => ReactNode) | undefined;
  /** How it is collected, as of the office's today; left out where that can't be shown. */
  collecting?: ((contract: ContractFacts, today: string) => ReactNode) | undefined;
  /** How its unit is taken; left out for those who may not read it. */
  taking?: ((contract: ContractFacts) => ReactNode) | undefined;
}

// A contract is read far more often than its card is printed.
const CardPrinting = lazyOverlay(() => import('./CardPrinting'), byOnClose);

type CardPrintButtonProps = Omit<CardPrintingProps, 'onClose'>;

/** Shows the card of a contract as it will be printed, and prints it. */
function CardPrintButton(card: CardPrintButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cetak kartu</Button>
      {isOpen && <CardPrinting {...card} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One contract: how it stands, its card, its receipts, what was signed, its history (DOMAIN, Nasabah). */
export function ContractDetail({
  code,
  listHref,
  hrefOfContract,
  hrefOfReceipt,
  hrefOfRegistration,
  commissions = [],
  paymentHref,
  bpkbHref,
  shares,
  collecting,
  taking,
}: ContractDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(contractDetailOptions(code));
  const holidays = useHolidays(openDueDates(data?.card.lines));
  const gone = usePartOfAddress(data !== undefined);
  useRememberOpened(
    data ? { kind: 'contract', id: code, number: code, customer: data.contract.customer.name } : null,
  );
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={12} />;
    return (
      <PageParts apart className={styles.root}>
        <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        <p data-part="back">
          <LinkButton href={lastListHref(listHref)}>Kembali ke daftar</LinkButton>
        </p>
      </PageParts>
    );
  }
  const origin = originOf(data.registration_id, hrefOfRegistration, commissions);
  return (
    <PageParts apart className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <ContractHead
        contract={data.contract}
        card={data.card}
        overdueClass={data.overdue_class}
        asOf={data.as_of}
      />
      <ContractChain contract={data.contract} asOf={data.as_of} hrefOf={hrefOfContract} />
      <PartsNav
        parts={PARTS.filter(
          (part) =>
            (part !== SHARES || shares) && (part !== COLLECTING || collecting) && (part !== TAKING || taking),
        )}
        gone={gone}
      />
      <section id="kartu" tabIndex={-1}>
        <h2>Kartu piutang</h2>
        <PaymentCard card={data.card} holidays={holidays} />
      </section>
      <section id="nota" tabIndex={-1}>
        <h2>Nota</h2>
        <ContractReceipts receipts={data.receipts} hrefOf={hrefOfReceipt} />
      </section>
      <section id="surat" tabIndex={-1}>
        <h2>Surat dan jaminan</h2>
        <ContractPapers
          contract={data.contract}
          bpkb={data.bpkb}
          bpkbHref={bpkbHref}
          asOf={data.as_of}
          receipts={data.receipts.filter(({ voided }) => !voided).length}
          paymentHref={paymentHref}
          cardPrint={<CardPrintButton detail={data} holidays={holidays} />}
        />
      </section>
      {collecting && (
        <section id={COLLECTING.id} tabIndex={-1}>
          <h2>{COLLECTING.label}</h2>
          {collecting(data.contract, data.as_of)}
        </section>
      )}
      {taking && (
        <section id={TAKING.id} tabIndex={-1}>
          <h2>{TAKING.label}</h2>
          {taking(data.contract)}
        </section>
      )}
      {shares && (
        <section id={SHARES.id} tabIndex={-1}>
          <h2>{SHARES.label}</h2>
          {shares(data.contract)}
        </section>
      )}
      <section id="kontrak" tabIndex={-1}>
        <h2>Nasabah dan kontrak</h2>
        <ContractFactGroups contract={data.contract} paidOut={data.paid_out} />
        {origin.length > 0 && (
          <ul data-part="origin">
            {origin.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
        <div data-part="stamps">
          <RecordStamps of={data.contract} />
        </div>
      </section>
      <section id="riwayat" tabIndex={-1}>
        <h2>Riwayat</h2>
        <ContractHistory events={data.events} hrefOfReceipt={hrefOfReceipt} />
      </section>
    </PageParts>
  );
}

/** Ways to the form that a contract came from and to what it brought; none where no form was. */
function originOf(
  registration: number | null,
  hrefOf: ContractDetailProps['hrefOfRegistration'],
  commissions: NonNullable<ContractDetailProps['commissions']>,
) {
  if (registration === null) return [];
  const form = hrefOf ? [{ label: 'Form registrasi kontrak ini', href: hrefOf(registration) }] : [];
  return [...form, ...commissions];
}
