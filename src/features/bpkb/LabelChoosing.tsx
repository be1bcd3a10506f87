import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { DateText } from '@/components/DateText/DateText';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PrintSheet } from '@/components/Paper/PrintSheet';
import { TaskBar, TaskPair, TaskStep } from '@/components/Task/Task';
import { useToast } from '@/components/Toast/useToast';
import { formatNumber } from '@/lib/format/rupiah';
import { useLabelWrite } from './api/useLabelWrite';
import { LabelPreview } from './components/LabelPreview';
import { LabelSheet } from './components/LabelSheet';
import { LabelStart } from './components/LabelStart';
import { sheetsOf, type Label } from './domain/labels';
import styles from './LabelChoosing.module.css';

/** A label that can be left out. */
export interface Choosable extends Label {
  /** When it was printed last; null: never; undefined: nobody keeps that. */
  labelledAt: string | null | undefined;
}

export interface LabelChoosingProps {
  /** What they are of: 'BPKB', 'tempat'. */
  noun: string;
  /** Those that may be printed; all of them are, unless one is left out. */
  labels: readonly Choosable[];
  /** Above them: which they are. */
  note?: ReactNode;
  /** Why there are none. */
  empty: string;
}

const pickName = ({ name, code }: Choosable) => `Pilih ${name}, ${code}`;

/** Which labels are printed, where the first sheet begins, and afterwards that they were. */
export function LabelChoosing({ noun, labels, note, empty }: LabelChoosingProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [start, setStart] = useState(1);
  const [prints, setPrints] = useState(0);
  const toast = useToast();
  const { send, isPending, problem } = useLabelWrite();
  const chosen = useMemo(() => labels.filter(({ id }) => !left.has(id)), [labels, left]);
  const sheets = useMemo(() => sheetsOf(chosen, start), [chosen, start]);
  const columns = useMemo(() => columnsOf(noun, labels), [noun, labels]);
  const isMarked = labels.some(({ labelledAt }) => labelledAt !== undefined);
  const handleChoose = (rows: readonly Choosable[], isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const { id } of rows) {
        if (isChosen) next.delete(id);
        else next.add(id);
      }
      return next;
    });
  const handleMark = () => {
    const ids = chosen.map(({ id }) => id);
    send(ids, {
      onSuccess: ({ labelled }) => {
        setPrints(0);
        toast.tell({
          message: `${formatNumber(labelled)} BPKB ditandai sudah berlabel.`,
          next: 'Tempel labelnya di sampul, di tempat yang sama pada setiap buku.',
        });
      },
    });
  };
  if (labels.length === 0) return <EmptyState title={empty}>{note}</EmptyState>;
  return (
    <>
      <TaskPair>
        <TaskStep title="Yang dicetak">
          {note}
          <DataTable
            caption={`Label ${noun}`}
            columns={columns}
            rows={labels}
            rowKey={keyOf}
            selection={{
              chosen: new Set(chosen.map(({ id }) => id)),
              ...{ onChoose: handleChoose, labelOf: pickName, onPhones: true },
            }}
            empty={null}
          />
        </TaskStep>
        <TaskStep title="Lembar label A4, 3 × 8">
          <div className={styles.sheet}>
            <LabelStart value={start} onChange={setStart} />
            {sheets[0] && <LabelPreview sheet={sheets[0]} sheets={sheets.length} />}
          </div>
          <p>Cetak pada skala 100 %, tanpa penyesuaian ke halaman.</p>
          {problem && (
            <InlineAlert tone="danger" title="Belum ditandai">
              {problem} Labelnya sudah tercetak; tandai sekali lagi.
            </InlineAlert>
          )}
          <TaskBar note={`${formatNumber(chosen.length)} label, ${formatNumber(sheets.length)} lembar`}>
            <Button
              kind={prints > 0 && isMarked ? 'secondary' : 'primary'}
              disabled={chosen.length === 0}
              onClick={() => setPrints((before) => before + 1)}
            >
              {prints > 0 ? 'Cetak lagi' : 'Cetak'}
            </Button>
            {prints > 0 && isMarked && (
              <Button kind="primary" busy={isPending} busyLabel="Menandai…" onClick={handleMark}>
                Tandai sudah dicetak
              </Button>
            )}
          </TaskBar>
        </TaskStep>
      </TaskPair>
      {prints > 0 && (
        <PrintSheet size="A4" title={`Label ${noun}`} print={prints} edges>
          {sheets.map((sheet, at) => (
            <LabelSheet key={at} labels={sheet} />
          ))}
        </PrintSheet>
      )}
    </>
  );
}

const keyOf = ({ id }: Choosable) => id;

function columnsOf(noun: string, labels: readonly Choosable[]): readonly Column<Choosable>[] {
  const isBook = labels.some(({ labelledAt }) => labelledAt !== undefined);
  return [
    {
      key: 'name',
      header: noun === 'BPKB' ? 'Nomor BPKB' : 'Tempat',
      cell: ({ name }) => name,
      whole: true,
      minWidth: 120,
    },
    ...(isBook
      ? [
          {
            ...{ key: 'line', header: 'Kontrak', minWidth: 176, whole: true, card: 'lead' },
            cell: ({ line }: Choosable) => line,
          } satisfies Column<Choosable>,
        ]
      : []),
    { key: 'code', header: 'Kode label', width: 132, whole: 'line', cell: ({ code }) => code, card: 'aside' },
    ...(isBook
      ? [
          {
            ...{ key: 'labelled', header: 'Dicetak', width: 116, whole: true, card: 'leadAside' },
            cell: ({ labelledAt }: Choosable) =>
              labelledAt ? <DateText kind="instant" value={labelledAt} /> : 'Belum',
          } satisfies Column<Choosable>,
        ]
      : []),
  ];
}
