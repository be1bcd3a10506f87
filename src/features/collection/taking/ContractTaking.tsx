import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { Repossession, RepossessionOrder } from '@/lib/contract/repossessions';
import type { PaperUpload, PaperView } from '@/lib/files/PaperParts';
import { hasNoSuchCall } from '@/lib/http/hasNoSuchCall';
import { useSession } from '@/lib/session/useSession';
import { takingOptions } from './api/taking.queries';
import { ConditionsPart } from './components/ConditionsPart';
import type { SmallPicture } from './components/HandoverFacts';
import { OrderList } from './components/OrderList';
import { UnitPart } from './components/UnitPart';
import { conditionWays, hadAUnit, whyNoOrder } from './domain/takingView';
import { writtenKinds } from './domain/unitKinds';
import { HandoverReading } from './HandoverReading';
import { OrderWithdrawing } from './OrderWithdrawing';
import { UnitRecordAdding } from './UnitRecordAdding';
import styles from './ContractTaking.module.css';

const OrderPrinting = lazyOverlay(() => import('./OrderPrinting'), byOnClose);
const HandoverPrinting = lazyOverlay(() => import('./HandoverPrinting'), byOnClose);

export interface ContractTakingProps {
  /** The contract code. */
  code: string;
  /** A field for a paper. */
  Upload: PaperUpload;
  /** Opens a paper. */
  FileView: PaperView;
  /** Shows a photo or a signature. */
  Picture: SmallPicture;
  /** Where certificates are recorded; left out for those who may not. */
  staffHref?: string | undefined;
  /** Asked for an order, or for the sale of the unit. */
  onAsk: (kind: 'REPOSSESSION' | 'UNIT_SALE') => void;
}

type Opened =
  | { what: 'withdraw' | 'print' | 'read' | 'printHandover'; order: RepossessionOrder }
  | { what: 'unit' }
  | null;

/** Taking the unit of a contract: what an order needs, the orders with their BAST, and what became of the unit. */
export function ContractTaking(props: ContractTakingProps) {
  const { code, FileView, staffHref, onAsk } = props;
  const { data, error, isFetching, refetch } = useQuery(takingOptions(code));
  const [opened, setOpened] = useState<Opened>(null);
  const access = useSession()?.access;
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={6} />;
    if (hasNoSuchCall(error)) return <p>Server perusahaan Anda tidak menyediakan surat tugas penarikan.</p>;
    return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  }
  return (
    <div className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <Asking taking={data} ways={conditionWays(access, staffHref)} onAsk={() => onAsk('REPOSSESSION')} />
      {data.orders.length > 0 && (
        <section>
          <h3>Surat tugas</h3>
          <OrderList
            orders={data.orders}
            FileView={FileView}
            actsOf={(order) => <OrderActs order={order} onOpen={setOpened} />}
          />
        </section>
      )}
      {hadAUnit(data) && (
        <UnitPart
          taking={data}
          FileView={FileView}
          onAdd={() => setOpened({ what: 'unit' })}
          onSell={() => onAsk('UNIT_SALE')}
        />
      )}
      <Overlay {...props} taking={data} opened={opened} onOpen={setOpened} />
    </div>
  );
}

interface AskingProps {
  taking: Repossession;
  ways: ReturnType<typeof conditionWays>;
  onAsk: () => void;
}

/** What an order needs, and the way to ask for one. */
function Asking({ taking, ways, onAsk }: AskingProps) {
  const { conditions, obstacle, orders } = taking;
  const none = whyNoOrder(taking);
  if (none !== null) return orders.length === 0 ? <p>{none}</p> : null;
  const list = <ConditionsPart conditions={conditions} ways={ways} />;
  if (orders.some(({ state }) => state === 'RUNNING')) {
    return (
      <details>
        <summary>Syarat surat tugas berikutnya</summary>
        {list}
      </details>
    );
  }
  const isMissing = conditions.some(({ met }) => !met);
  return (
    <section>
      <div data-part="head">
        <h3>Syarat surat tugas</h3>
        {obstacle === null && (
          <Button kind="secondary" onClick={onAsk}>
            Minta surat tugas penarikan
          </Button>
        )}
      </div>
      {list}
      {obstacle !== null && (
        <WhyNot action="Minta surat tugas penarikan">
          {isMissing && taking.collectors.length > 0 ? 'penuhi dulu syarat yang belum terpenuhi.' : obstacle}
        </WhyNot>
      )}
    </section>
  );
}

interface OrderActsProps {
  order: RepossessionOrder;
  onOpen: (opened: Opened) => void;
}

/** What can be done with one order. */
function OrderActs({ order, onOpen }: OrderActsProps) {
  const { number, state, handover, withdraw_obstacle } = order;
  return (
    <>
      <Button onClick={() => onOpen({ what: 'print', order })} aria-label={`Cetak surat tugas ${number}`}>
        Cetak
      </Button>
      {handover && (
        <Button onClick={() => onOpen({ what: 'read', order })} aria-label={`Lihat BAST ${number}`}>
          Lihat BAST
        </Button>
      )}
      {withdraw_obstacle === null && (
        <Button
          kind="danger"
          onClick={() => onOpen({ what: 'withdraw', order })}
          aria-label={`Cabut surat tugas ${number}`}
        >
          Cabut surat tugas
        </Button>
      )}
      {withdraw_obstacle !== null && state === 'RUNNING' && (
        <WhyNot action="Cabut surat tugas">{withdraw_obstacle}</WhyNot>
      )}
    </>
  );
}

interface OverlayProps extends Pick<ContractTakingProps, 'Upload' | 'Picture'> {
  taking: Repossession;
  opened: Opened;
  onOpen: (opened: Opened) => void;
}

/** What was opened above the page. */
function Overlay({ taking, opened, Upload, Picture, onOpen }: OverlayProps) {
  const onClose = () => onOpen(null);
  if (opened === null) return null;
  if (opened.what === 'unit') {
    const [first, ...others] = writtenKinds(taking);
    return first && <UnitRecordAdding {...{ taking, Upload, onClose }} kinds={[first, ...others]} />;
  }
  const { what, order } = opened;
  const { handover } = order;
  if (what === 'withdraw') return <OrderWithdrawing order={order} onClose={onClose} />;
  if (what === 'print') return <OrderPrinting order={order} onClose={onClose} />;
  if (handover === null) return null;
  if (what === 'printHandover') return <HandoverPrinting {...{ order, handover, onClose }} />;
  const handlePrint = () => onOpen({ what: 'printHandover', order });
  return <HandoverReading {...{ handover, Picture, onClose }} onPrint={handlePrint} />;
}
