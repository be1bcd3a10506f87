import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { FigureNotePart } from '@/components/FigureNote/FigureNotePart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useFigureInAddress } from '@/lib/address/useFigureInAddress';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import type { KeptFile } from '@/lib/contract/files';
import type { PettyFund } from '@/lib/contract/pettyCash';
import { officesQuery } from '@/lib/query/officesQuery';
import { fundOptions } from './api/pettyCash.queries';
import { AdvanceLines } from './components/AdvanceLines';
import { DayState } from './components/DayState';
import { FundFigures } from './components/FundFigures';
import { RequestLines } from './components/RequestLines';
import { CountHistory } from './CountHistory';
import type { PettyAct } from './domain/pettyAct';
import { isStanding, type StandingFund } from './domain/StandingFund';
import { voucherSearch } from './domain/voucherAddress';
import { RequestActs } from './RequestActs';
import { COUNTS } from './usePettyCashActs';
import { usePettyPlace } from './usePettyPlace';
import { VoucherDetail } from './VoucherDetail';
import { VoucherList } from './VoucherList';
import styles from './PettyCashScreen.module.css';

export interface PettyCashScreenProps {
  /** Address of this screen, without its query part. */
  href: string;
  /** Where what waits is decided. */
  inboxHref: string;
  /** Shows a kept file. */
  File: ComponentType<{ label: string; file: KeptFile }>;
  /** Something is to be done. */
  onAct: (act: PettyAct) => void;
}

/** The petty cash of one office: its sum, its day, what waits, and its vouchers. */
export function PettyCashScreen(props: PettyCashScreenProps) {
  const [office, go] = usePettyPlace();
  const query = useQuery(fundOptions(office));
  const { data, error, isFetching, refetch } = query;
  const figure = useFigureInAddress(query);
  const offices = useQuery(officesQuery()).data ?? [];
  const handleRetry = () => void refetch();
  const choice = offices.length > 1 && (
    <div className={styles.place}>
      <Select
        label="Kantor"
        value={String(data?.office.id ?? office ?? '')}
        options={[
          ...(data || office !== null ? [] : [{ value: '', label: 'Kantor saya' }]),
          ...offices.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(chosen) => chosen !== '' && go(Number(chosen))}
      />
    </div>
  );
  return (
    <PageParts apart className={styles.root}>
      {choice}
      {figure && <FigureNotePart {...figure} />}
      {!data && error && <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />}
      {!data && !error && <SkeletonLines lines={10} />}
      {data && error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {data && <Shown {...props} shown={data} />}
    </PageParts>
  );
}

function Shown({ shown, ...props }: PettyCashScreenProps & { shown: PettyFund }) {
  const { inboxHref, onAct } = props;
  const actsOf = (request: PettyFund['waiting'][number]) => (
    <RequestActs key={request.id} {...{ request, inboxHref, onAct }} />
  );
  return (
    <>
      {isStanding(shown) ? (
        <>
          <FundFigures fund={shown.fund} />
          <DayState shown={shown} action={<DayActs shown={shown} onAct={onAct} />} />
        </>
      ) : (
        <EmptyState title={`Kantor ${shown.office.name} belum punya kas kecil`}>
          {shown.may_change
            ? 'Minta pengisian pertama: plafon, pemegang, dan asal uangnya disetujui orang kedua.'
            : 'Penyetuju kantor ini yang memintanya.'}
        </EmptyState>
      )}
      <div className={styles.open}>
        <RequestLines title="Menunggu orang kedua" requests={shown.waiting} actsOf={actsOf} />
        <RequestLines title="Disetujui, uang belum berpindah" requests={shown.moving} actsOf={actsOf} />
        <AdvanceLines
          advances={shown.advances}
          today={shown.today}
          onSettle={
            shown.may_write ? (of) => onAct({ do: 'write', subject: { kind: 'SETTLEMENT', of } }) : undefined
          }
        />
      </div>
      <VoucherList shown={shown} />
      <Opened {...props} shown={shown} />
    </>
  );
}

/** 'Tutup hari' of the holder; 'Buka kembali' of an approver. */
function DayActs({ shown, onAct }: { shown: StandingFund } & Pick<PettyCashScreenProps, 'onAct'>) {
  const { last_closing: last } = shown.fund;
  if (shown.may_close)
    return <Button onClick={() => onAct({ do: 'count', purpose: 'CLOSING' })}>Tutup hari</Button>;
  if (shown.may_reopen && last)
    return <Button onClick={() => onAct({ do: 'reopen', count: last })}>Buka kembali</Button>;
  return null;
}

/** What the address opens above the page: a voucher, or the counts. */
function Opened({ shown, href, File, onAct }: PettyCashScreenProps & { shown: PettyFund }) {
  const { opened, close } = useOpenedRecord();
  if (opened === null) return null;
  // One dialog gives way to the other, so that what comes of it is told over the page.
  const go = (act: PettyAct) => {
    close();
    onAct(act);
  };
  if (opened === COUNTS)
    return (
      <CountHistory office={shown.office} onAnswer={(count) => go({ do: 'answer', count })} onClose={close} />
    );
  return (
    <VoucherDetail
      key={opened}
      id={opened}
      mayWrite={shown.may_write}
      hrefOf={(id) => href + voucherSearch(id)}
      File={File}
      onVoid={(voucher) => go({ do: 'void', voucher })}
      onRefund={(of) => go({ do: 'write', subject: { kind: 'REFUND', of } })}
      onSettle={(of) => go({ do: 'write', subject: { kind: 'SETTLEMENT', of } })}
      onClose={close}
    />
  );
}
