import { useMemo, useState } from 'react';
import { Button } from '@/components/Button/Button';
import type { Selection } from '@/components/DataTable/DataTable.types';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { FigureNotePart } from '@/components/FigureNote/FigureNotePart';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { RecordList } from '@/components/RecordList/RecordList';
import type { OpenFile, ReadEvidence, Withdraw } from '@/lib/approvals/Evidence';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { ApprovalKind } from '@/lib/contract/approvalInboxDefaults';
import { useList } from '@/lib/list/useList';
import { ownView, toDecideView } from './components/approvalView';
import { ChosenRequests } from './components/ChosenRequests';
import type { ToBeDecided } from './Deciding';
import { OWN, TO_DECIDE } from './domain/approvalList';
import { decidedTogether, keyOf, whyNotBeside } from './domain/chosenTogether';
import styles from './Approvals.module.css';

const Deciding = lazyOverlay(() => import('./Deciding'), byOnClose);
const Withdrawing = lazyOverlay(() => import('./Withdrawing'), byOnClose);

export interface ApprovalsProps {
  /** How each kind reads what is decided on; null: it is decided on its own page. Keep it stable between renders. */
  evidence: Readonly<Record<ApprovalKind, ReadEvidence | null>>;
  /** How each kind is taken back by who asked; left out: it can't be. Keep it stable between renders. */
  withdraws: Readonly<Partial<Record<ApprovalKind, Withdraw>>>;
  /** What opens a row of a kind; without it the row is enough. */
  opens: Readonly<Partial<Record<ApprovalKind, (row: ApprovalRow) => void>>>;
  /** Opens the paper that a decision rests on. */
  openFile: OpenFile;
  /** Pages of records, of which `record` finds one by its kind and id; null for those who may not open it. Keep it stable. */
  links: { record: (type: string, id: string) => string | null };
}

/** What waits for the reader's decision, of every kind, and apart what they asked for themselves. */
export function Approvals({ evidence, withdraws, opens, openFile, links }: ApprovalsProps) {
  const [deciding, setDeciding] = useState<readonly ToBeDecided[]>([]);
  const [taken, setTaken] = useState<{ row: ApprovalRow; withdraw: Withdraw } | null>(null);
  const decide = useMemo(
    () => (rows: readonly ApprovalRow[]) => setDeciding(rows.flatMap((row) => toBeDecided(row, evidence))),
    [evidence],
  );
  const view = useMemo(
    () =>
      toDecideView((row) => {
        if (evidence[row.kind]) {
          const label = `Setujui ${row.what} ${row.record.label}`;
          return (
            <Button aria-label={label} onClick={() => decide([row])}>
              Setujui
            </Button>
          );
        }
        const href = links.record(row.record.type, row.record.id);
        if (href !== null) return <LinkButton href={href}>Buka</LinkButton>;
        const open = opens[row.kind];
        return open && <Button onClick={() => open(row)}>Periksa</Button>;
      }),
    [evidence, links, opens, decide],
  );
  const mine = useMemo(
    () =>
      ownView((row) => {
        const withdraw = row.may_withdraw && withdraws[row.kind];
        if (!withdraw) return null;
        const label = `Tarik kembali ${row.what} ${row.record.label}`;
        return (
          <Button aria-label={label} onClick={() => setTaken({ row, withdraw })}>
            Tarik kembali
          </Button>
        );
      }),
    [withdraws],
  );
  const shown = useList(TO_DECIDE, { query: { whose: 'decide' } });
  const own = useList(OWN, { query: { whose: 'own' } });
  const { chosen, selection, leave } = useChosenTogether(shown.data?.rows ?? [], evidence);
  const open = (row: ApprovalRow) => (opens[row.kind] ?? (() => decide([row])))(row);
  return (
    <PageParts apart className={styles.root}>
      {shown.figure && <FigureNotePart {...shown.figure} />}
      <section>
        <h2>Menunggu persetujuan Anda</h2>
        <RecordList
          shown={shown}
          view={view}
          selection={selection}
          head={
            selection && (
              <ChosenRequests
                rows={shown.data?.rows ?? []}
                chosen={chosen}
                onDecide={() => decide(chosen)}
                onLeave={leave}
              />
            )
          }
          onOpen={open}
        />
      </section>
      {/* A host without the call says so once. */}
      {!(own.error && !own.data) && (
        <section>
          <h2>Permintaan Anda</h2>
          <RecordList shown={own} view={mine} onOpen={open} />
        </section>
      )}
      {deciding.length > 0 && (
        <Deciding those={deciding} openFile={openFile} onClose={() => setDeciding([])} />
      )}
      {taken && <Withdrawing {...taken} onClose={() => setTaken(null)} />}
    </PageParts>
  );
}

const toBeDecided = (row: ApprovalRow, evidence: ApprovalsProps['evidence']): ToBeDecided[] => {
  const read = evidence[row.kind];
  return read ? [{ row, read }] : [];
};

/** Rows that are decided together; no selection where there is nothing to choose from. */
function useChosenTogether(rows: readonly ApprovalRow[], evidence: ApprovalsProps['evidence']) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const here = rows.filter((row) => evidence[row.kind]);
  const chosen = here.filter((row) => keys.has(keyOf(row)));
  const selection: Selection<ApprovalRow> = {
    chosen: new Set(chosen.map(keyOf)),
    onChoose: (some, on) => {
      const other = chosen.filter((row) => !some.includes(row));
      setKeys(new Set((on ? decidedTogether([...chosen, ...some]) : other).map(keyOf)));
    },
    onPhones: true,
    labelOf: ({ what, record }) => `Pilih ${what} ${record.label}`,
    whyNot: (row) =>
      evidence[row.kind] ? whyNotBeside(row, chosen) : 'Diputuskan di halamannya, bersama dokumennya.',
  };
  return { chosen, selection: here.length > 1 ? selection : undefined, leave: () => setKeys(new Set()) };
}
