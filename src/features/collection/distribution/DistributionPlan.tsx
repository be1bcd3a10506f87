import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { Task, TaskBar, TaskStep } from '@/components/Task/Task';
import { useToast } from '@/components/Toast/useToast';
import { useOfficeListState } from '@/lib/address/useOfficeListState';
import type { DistributionPreview, Scope } from '@/lib/contract/distribution';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { officesQuery } from '@/lib/query/officesQuery';
import { collectorsOptions, distributionKeys, planOptions, type PlanAsk } from './api/distribution.queries';
import { useSaveDistribution } from './api/useDistributionWrite';
import { FillingNotice } from '../filling/FillingNotice';
import { SideTable } from './components/SideTable';
import { PlanForm } from './components/PlanForm';
import { DISTRIBUTION_LIST } from './domain/accountList';
import { changesBetween } from './domain/sideText';

export interface DistributionPlanProps {
  /** It was saved; leads back to the collectors. */
  onSaved: () => void;
}

/** Gives accounts out: which ones and to whom, then before and after per collector, and nothing is saved that was not shown. */
export function DistributionPlan({ onSaved }: DistributionPlanProps) {
  const { state, change } = useOfficeListState(DISTRIBUTION_LIST);
  const office = state.office === 'all' ? undefined : state.office;
  const offices = useQuery(officesQuery()).data ?? [];
  const [scope, setScope] = useState<Scope>('ALL');
  const [from, setFrom] = useState<number | null>(null);
  const [chosenLeft, setLeft] = useState<ReadonlySet<number> | null>(null);
  const collectors = useQuery(collectorsOptions(office));
  const people = collectors.data?.collectors ?? [];
  const left = chosenLeft ?? leftAtFirst(people);
  // Whose accounts are given out gets none of them.
  const offered = people.filter(({ id }) => scope !== 'ONE' || id !== from);
  const chosen = offered.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const isAsked = chosen.length > 0 && (scope !== 'ONE' || from !== null);
  const ask = isAsked ? { office, scope, from: scope === 'ONE' ? from : null, collectors: chosen } : null;
  if (!collectors.data) {
    return collectors.error ? (
      <ListErrorState
        error={collectors.error}
        onRetry={() => void collectors.refetch()}
        retrying={collectors.isFetching}
      />
    ) : (
      <SkeletonLines lines={10} />
    );
  }
  return (
    <Task>
      <TaskStep title="Akun dan kolektor">
        {offices.length > 1 && (
          <Select
            label="Kantor"
            options={offices.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(collectors.data.office.id)}
            onChange={(id) => {
              change({ office: Number(id) });
              setFrom(null);
              setLeft(null);
            }}
          />
        )}
        {collectors.data.filling && <FillingNotice filling={collectors.data.filling} />}
        <PlanForm
          {...{ people, offered, scope, from, chosen }}
          onScope={setScope}
          onFrom={setFrom}
          onChosen={(ids) => setLeft(new Set(people.map(({ id }) => id).filter((id) => !ids.includes(id))))}
        />
      </TaskStep>
      <TaskStep
        title="Pembagian"
        waits={
          !ask &&
          (people.length === 0
            ? 'Belum ada kolektor di kantor ini.'
            : 'Pilih akun dan paling sedikit satu kolektor.')
        }
      >
        {ask && <Proposal ask={ask} onSaved={onSaved} />}
      </TaskStep>
    </Task>
  );
}

/** Whoever may collect but does other work, as a director does. */
const leftAtFirst = (people: readonly { id: number; collects: boolean }[]): ReadonlySet<number> =>
  new Set(people.filter(({ collects }) => !collects).map(({ id }) => id));

function Proposal({ ask, onSaved }: { ask: PlanAsk; onSaved: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const { data, error, isFetching, refetch } = useQuery(planOptions(ask));
  const { send, isPending, problem, current, sent, reset } = useSaveDistribution();
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonLines lines={8} />
    );
  }
  const isNews = current !== null && sent !== undefined;
  const handleSave = (shown: DistributionPreview) =>
    send(shown, {
      onSuccess: ({ moved }) =>
        toast.tell(
          { message: `${formatNumber(moved)} akun dibagikan.`, next: 'Kolektornya sudah diberi tahu.' },
          onSaved,
        ),
    });
  // What it would be now was looked at, and is what is saved next.
  const handleShow = () => {
    if (current) client.setQueryData(distributionKeys.plan(ask), current);
    reset();
  };
  return (
    <>
      {isNews ? (
        <InlineAlert
          tone="warning"
          title="Pembagian sudah berubah, belum ada yang disimpan"
          action={<Button onClick={handleShow}>Tampilkan yang sekarang</Button>}
        >
          <ul aria-label="Yang berubah">
            {changesBetween(sent, current).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </InlineAlert>
      ) : (
        problem && <InlineAlert tone="danger">{problem}</InlineAlert>
      )}
      <SideTable sides={data.sides} buckets={data.buckets} />
      <TaskBar
        note={
          data.moved === 0
            ? 'Tidak ada akun yang berpindah: pembagian ini sudah berlaku.'
            : `${formatNumber(data.moved)} akun berpindah, sisa pokok ${formatRupiah(data.moved_outstanding)}.`
        }
      >
        <Button
          kind="primary"
          disabled={data.moved === 0 || isNews}
          busy={isPending}
          onClick={() => handleSave(data)}
        >
          Simpan pembagian
        </Button>
      </TaskBar>
    </>
  );
}
