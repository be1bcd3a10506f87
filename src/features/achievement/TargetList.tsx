import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { RecordList } from '@/components/RecordList/RecordList';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { addMonths } from '@/lib/arithmetic/calendar';
import type { CollectorTargets } from '@/lib/contract/collectorTargets';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatMonth } from '@/lib/format/tanggal';
import { useListState } from '@/lib/list/useList';
import { useShownList } from '@/lib/list/useShownList';
import { officesQuery } from '@/lib/query/officesQuery';
import { targetListOptions } from './api/achievement.queries';
import { Stepper } from './components/Stepper';
import { targetView } from './components/targetView';
import { targetSum } from './domain/targetForm';
import { TARGETS } from './domain/targetList';
import { TargetEditor } from './TargetEditor';
import styles from './TargetList.module.css';
import { TargetReview } from './TargetReview';

const [OPEN, CLOSED] = [targetView(false), targetView(true)];

/** Targets of an office's month, one row a collector; a row opens its editor, and has the focus after it was saved. */
export function TargetList() {
  const shown = useShownList(TARGETS, useListState(TARGETS), targetListOptions);
  const office = useQuery(officesQuery()).data;
  const { state, change, data } = shown;
  const { opened, open, close } = useOpenedRecord();
  const table = useRef<HTMLDivElement>(null);
  const saved = useRef<number | null>(null);
  const rows = data?.rows;
  useEffect(() => {
    if (saved.current === null || opened !== null) return;
    const at = rows?.findIndex(({ collector }) => collector.id === saved.current) ?? -1;
    const row = table.current?.querySelectorAll<HTMLElement>('tbody [data-part="open"]')[at];
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    saved.current = null;
  }, [opened, rows]);
  const month = data?.month ?? state.month;
  return (
    <div ref={table}>
      <RecordList
        shown={shown}
        view={data?.closed ? CLOSED : OPEN}
        choices={{ office }}
        onOpen={({ collector }) => open(collector.id)}
        head={
          <>
            <div className={styles.head}>
              <Stepper
                noun="Bulan"
                besideOf={(step) => (month ? addMonths(`${month}-01`, step).slice(0, 7) : undefined)}
                onStep={(next) => change({ month: next })}
              >
                <b>{month ? formatMonth(`${month}-01`) : 'Bulan ini'}</b>
              </Stepper>
              {data && <p>{sumWords(data)}</p>}
            </div>
            {data?.closed && (
              <InlineAlert tone="info">
                Bulan ini sudah ditutup; targetnya tidak dapat diubah lagi.
              </InlineAlert>
            )}
          </>
        }
      >
        {data && (
          <Opened
            key={opened}
            data={data}
            opened={opened}
            onClose={close}
            onSaved={(id) => {
              saved.current = id;
              close();
            }}
          />
        )}
      </RecordList>
    </div>
  );
}

interface OpenedProps {
  data: CollectorTargets;
  opened: string | null;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** What the address says is open: an editor, or why there is none. */
function Opened({ data, opened, onSaved, onClose }: OpenedProps) {
  const found = data.rows.find(({ collector }) => String(collector.id) === opened);
  // Read anew while it is open it stays as it was opened: what was typed is not lost.
  const [target] = useState(found);
  if (!target) return null;
  return target.obstacle === null ? (
    <TargetEditor of={data} target={target} onSaved={() => onSaved(target.collector.id)} onClose={onClose} />
  ) : (
    <TargetReview target={target} month={data.month} onClose={onClose} />
  );
}

/** `25 hari kerja · Rp34.000.000, 52 akun · 2 dari 4 kolektor punya target` */
function sumWords({ rows, working_days }: CollectorTargets): string {
  const sum = targetSum(rows.flatMap(({ targets }) => targets));
  const set = rows.filter(({ targets }) => targets.length > 0).length;
  return [
    `${formatNumber(working_days)} hari kerja`,
    `${formatRupiah(sum.amount)}, ${formatNumber(sum.accounts)} akun`,
    `${formatNumber(set)} dari ${formatNumber(rows.length)} kolektor punya target`,
  ].join(' · ');
}
