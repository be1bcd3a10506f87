import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { PartsNav } from '@/components/PartsNav/PartsNav';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { usePartOfAddress } from '@/lib/address/usePartOfAddress';
import { openDueDates, useHolidays } from '@/lib/query/useHolidays';
import { useRememberOpened } from '@/lib/session/useRememberOpened';
import { contractDetailOptions } from './api/contracts.queries';
import { CardPrintButton } from './CardPrintButton';
import { ContractFactGroups } from './components/ContractFactGroups';
import { ContractHead } from './components/ContractHead';
import { ContractHistory } from './components/ContractHistory';
import { ContractPapers } from './components/ContractPapers';
import { ContractReceipts } from './components/ContractReceipts';
import { PaymentCard } from './components/PaymentCard';
import { lastListHref } from './listAddress';
import styles from './ContractDetail.module.css';

const PARTS = [
  { id: 'kartu', label: 'Kartu piutang' },
  { id: 'nota', label: 'Nota' },
  { id: 'surat', label: 'Surat dan jaminan' },
  { id: 'kontrak', label: 'Nasabah dan kontrak' },
  { id: 'riwayat', label: 'Riwayat' },
];

export interface ContractDetailProps {
  /** The contract code. */
  code: string;
  /** Where the list is; the way back there keeps its filters and page. */
  listHref: string;
  /** Address of a receipt's page; left out for those who may not open one. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
  /** Where payments on it are taken and settlements quoted; left out for those who may not go there. */
  paymentHref?: string | undefined;
}

/** One contract: how it stands, its card, its receipts, what was signed, its history (DOMAIN, Nasabah). */
export function ContractDetail({ code, listHref, hrefOfReceipt, paymentHref }: ContractDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(contractDetailOptions(code));
  const holidays = useHolidays(openDueDates(data?.card.lines));
  usePartOfAddress(data !== undefined);
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
  return (
    <PageParts apart className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <ContractHead contract={data.contract} card={data.card} asOf={data.as_of} />
      <PartsNav parts={PARTS} />
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
          receipts={data.receipts.filter(({ voided }) => !voided).length}
          paymentHref={paymentHref}
          cardPrint={<CardPrintButton detail={data} holidays={holidays} />}
        />
      </section>
      <section id="kontrak" tabIndex={-1}>
        <h2>Nasabah dan kontrak</h2>
        <ContractFactGroups contract={data.contract} />
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
