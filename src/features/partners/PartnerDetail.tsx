import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { PartsNav } from '@/components/PartsNav/PartsNav';
import { RecordList } from '@/components/RecordList/RecordList';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { usePartOfAddress } from '@/lib/address/usePartOfAddress';
import { useList } from '@/lib/list/useList';
import { partnerOptions } from './api/partners.queries';
import { PartnerCommissions, type PartnerCommissionsProps } from './commissions/PartnerCommissions';
import { applicationView } from './components/applicationView';
import { PartnerHead } from './components/PartnerHead';
import { PartnerHistory } from './components/PartnerHistory';
import type { PartnerSide } from './domain/partnerSide';
import { PartnerDeciding } from './PartnerDeciding';
import { PartnerTerms } from './PartnerTerms';
import { APPLICATIONS, keptListOf } from './domain/partnerList';
import styles from './PartnerDetail.module.css';

const PARTS = [
  { id: 'skema', label: 'Skema' },
  { id: 'rekening', label: 'Rekening' },
  { id: 'data-diri', label: 'Data diri' },
  { id: 'komisi', label: 'Komisi' },
  { id: 'pengajuan', label: 'Pengajuan' },
  { id: 'riwayat', label: 'Riwayat' },
];

export interface PartnerDetailProps extends Pick<PartnerCommissionsProps, 'hrefOfContract' | 'hrefOfBatch'> {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Of the partner. */
  id: string;
  /** Where the list is; the way back there keeps its filters and page. */
  listHref: string;
}

/** One agent or external marketer: what they have coming, what waits, their terms, commissions, applications, history. */
export function PartnerDetail({ side, id, listHref, hrefOfContract, hrefOfBatch }: PartnerDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(partnerOptions(side, id));
  const gone = usePartOfAddress(data !== undefined);
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={12} />;
    return (
      <PageParts apart className={styles.root}>
        <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        <p data-part="back">
          <LinkButton href={keptListOf(side).lastHref(listHref)}>Kembali ke daftar</LinkButton>
        </p>
      </PageParts>
    );
  }
  return (
    <PageParts apart className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <PartnerHead partner={data} />
      <PartnerDeciding side={side} partner={data} />
      <PartsNav parts={PARTS} gone={gone} />
      <PartnerTerms side={side} partner={data} />
      <section id="komisi" tabIndex={-1}>
        <h2>Komisi</h2>
        <PartnerCommissions side={side} id={data.id} {...{ hrefOfContract, hrefOfBatch }} />
      </section>
      <section id="pengajuan" tabIndex={-1}>
        <h2>Pengajuan</h2>
        <PartnerApplications side={side} id={id} hrefOfContract={hrefOfContract} />
      </section>
      <section id="riwayat" tabIndex={-1}>
        <h2>Riwayat</h2>
        <PartnerHistory events={data.events} />
      </section>
    </PageParts>
  );
}

interface PartnerApplicationsProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Whose. */
  id: string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: ((code: string) => string) | undefined;
}

/** The registrations that name a partner, page by page. Their page number is kept in the address. */
function PartnerApplications({ side, id, hrefOfContract }: PartnerApplicationsProps) {
  const view = useMemo(() => applicationView(hrefOfContract), [hrefOfContract]);
  return <RecordList shown={useList(APPLICATIONS[side.kind], { params: { id } })} view={view} />;
}
