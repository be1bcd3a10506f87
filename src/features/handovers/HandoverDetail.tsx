import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ListTable } from '@/components/RecordList/ListTable';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { Handover, HandoverRow } from '@/lib/contract/handovers';
import { formatDate } from '@/lib/format/tanggal';
import { handoverOptions } from './api/handovers.queries';
import { HandoverHead } from './components/HandoverHead';
import type { PaperUpload } from './components/ReturnForm';
import { rowView } from './components/rowView';
import styles from './Overview.module.css';
import { TtsAsking } from './TtsAsking';
import { TtsReturning } from './TtsReturning';

export interface HandoverDetailProps {
  /** The hand-over. */
  id: string;
  /** Id of who is signed in: nobody decides on money that they brought themselves. */
  self: string;
  /** The reader takes money into a drawer of their own. */
  takesMoney: boolean;
  /** Where Kurang setor are settled. */
  shortagesHref: string;
  /** Address of a receipt; undefined: the reader opens none. */
  hrefOfReceipt: ((id: number) => string) | undefined;
  /** A field for a signed paper. */
  Upload: PaperUpload;
}

/** A hand-over as it was posted, with what each TTS has become by now. */
export function HandoverDetail({ id, ...rest }: HandoverDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(handoverOptions(id));
  const handleRetry = () => void refetch();
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
    return <SkeletonLines lines={12} />;
  }
  return (
    <PageParts>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <section className={styles.section}>
        <header>
          <h2>
            {data.collector.name}, {formatDate(data.day)}
          </h2>
        </header>
        <HandoverHead handover={data} shortagesHref={rest.shortagesHref} />
      </section>
      <Rows handover={data} {...rest} />
    </PageParts>
  );
}

type Act = 'ask' | 'return';

const LABELS: Readonly<Record<Act, string>> = { ask: 'Minta persetujuan', return: 'Kembalikan uang' };

/** What a TTS that is still HANDED_IN is to be done with. */
const actOf = ({ to_return, may_ask }: HandoverRow): Act | null =>
  to_return ? 'return' : may_ask ? 'ask' : null;

function Rows({
  handover: { rows, collector },
  self,
  takesMoney,
  hrefOfReceipt,
  Upload,
}: Omit<HandoverDetailProps, 'id'> & { handover: Handover }) {
  const [opened, setOpened] = useState<{ act: Act; row: HandoverRow } | null>(null);
  const mayAct = takesMoney && String(collector.id) !== self && rows.some(actOf);
  const view = useMemo(() => {
    const button = (row: HandoverRow) => {
      const act = actOf(row);
      if (!act) return null;
      const label = LABELS[act];
      return (
        <Button aria-label={`${label}: ${row.number}`} onClick={() => setOpened({ act, row })}>
          {label}
        </Button>
      );
    };
    return rowView(mayAct ? button : null, hrefOfReceipt);
  }, [mayAct, hrefOfReceipt]);
  const close = () => setOpened(null);
  return (
    <>
      <ListTable view={view} rows={rows} empty={null} />
      {opened?.act === 'return' && <TtsReturning row={opened.row} Upload={Upload} onClose={close} />}
      {opened?.act === 'ask' && <TtsAsking row={opened.row} onClose={close} />}
    </>
  );
}
