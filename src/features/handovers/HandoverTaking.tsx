import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { Task, TaskStep } from '@/components/Task/Task';
import { useToast } from '@/components/Toast/useToast';
import { useAddressState } from '@/lib/address/useAddressState';
import type { Handover, HandoverBasis } from '@/lib/contract/handovers';
import { useEditor } from '@/lib/editor/useEditor';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { basisOptions, collectorsOptions } from './api/handovers.queries';
import { usePostHandover } from './api/useHandoverWrites';
import { TakingForm } from './components/TakingForm';
import { checkHandover, toHandover } from './domain/handoverDraft';
import { basisChanges, nextText } from './domain/handoverText';
import { forgetHandover, keepHandover, startHandover } from './domain/keptHandover';
import { TAKING_ADDRESS, TAKING_START, takingSearch } from './domain/takingAddress';

export interface HandoverTakingProps {
  /** Where all hand-overs stand. */
  listHref: string;
  /** It was posted: leads to its protocol. */
  onPosted: (id: number) => void;
  /** Where the protocol of a hand-over is printed. */
  printHrefOf: (id: number) => string;
}

/** Takes a hand-over: whose, the banknotes, what each TTS becomes, and one press that posts all of it as shown. */
export function HandoverTaking({ listHref, ...way }: HandoverTakingProps) {
  const [place, change] = useAddressState(TAKING_ADDRESS, TAKING_START);
  const collectors = useQuery(collectorsOptions());
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
  const { rows } = collectors.data;
  const chosen = rows.find(
    ({ collector, office }) =>
      collector.id === place.collector && (place.office === null || office.id === place.office),
  );
  const handleChoose = (key: string) => {
    const next = rows.find((row) => keyOf(row) === key);
    change(next ? { collector: next.collector.id, office: next.office.id } : TAKING_START, { replace: true });
  };
  if (rows.length === 0 && place.collector === null) return <NothingCarried listHref={listHref} />;
  return (
    <Task>
      <TaskStep title="Kolektor">
        <Select
          label="Siapa yang menyetor"
          value={chosen ? keyOf(chosen) : ''}
          options={[
            { value: '', label: 'Pilih kolektor' },
            ...rows.map((row) => ({
              value: keyOf(row),
              label: `${row.collector.name}, ${formatRupiah(row.total)}`,
            })),
          ]}
          onChange={handleChoose}
        />
        {chosen && (
          <p>
            {formatNumber(chosen.count)} tanda terima kantor {chosen.office.name}, tertua{' '}
            {formatDate(chosen.oldest_day)}.
            {chosen.shortage > 0 && ` Kurang setor sebelumnya ${formatRupiah(chosen.shortage)}.`}
          </p>
        )}
      </TaskStep>
      {place.collector === null ? (
        <>
          <TaskStep title="Hitung uang" waits="Pilih kolektornya dahulu." />
          <TaskStep
            title="Periksa dan bukukan"
            waits="Yang terjadi dengan setiap tanda terima tampil di sini sebelum ada yang dibukukan."
          />
        </>
      ) : (
        <Basis
          key={takingSearch(place)}
          of={{ collector: place.collector, office: place.office }}
          listHref={listHref}
          {...way}
        />
      )}
    </Task>
  );
}

const keyOf = ({ collector, office }: { collector: { id: number }; office: { id: number } }) =>
  `${collector.id}/${office.id}`;

function NothingCarried({ listHref }: Pick<HandoverTakingProps, 'listHref'>) {
  return (
    <EmptyState
      title="Tidak ada uang yang dibawa kolektor"
      action={<LinkButton href={listHref}>Ke Setoran Kolektor</LinkButton>}
    >
      Semua tanda terima sudah disetor, atau kunjungannya belum terkirim dari ponsel kolektor.
    </EmptyState>
  );
}

interface BasisProps extends HandoverTakingProps {
  of: { collector: number; office: number | null };
}

function Basis({ of, ...way }: BasisProps) {
  const { data, error, isFetching, refetch } = useQuery(basisOptions(of));
  if (data) return <Taking basis={data} {...way} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <SkeletonLines lines={10} />
  );
}

function Taking({
  basis: opened,
  listHref,
  onPosted,
  printHrefOf,
}: HandoverTakingProps & { basis: HandoverBasis }) {
  const toast = useToast();
  const write = usePostHandover();
  const handlePosted = (handover: Handover, counted: HandoverBasis) => {
    forgetHandover(counted);
    toast.tell(
      {
        message: `Setoran ${handover.number} dibukukan, ${formatRupiah(handover.counted)}.`,
        next: nextText(handover),
        action: { label: 'Cetak berita acara', href: printHrefOf(handover.id) },
      },
      () => onPosted(handover.id),
    );
  };
  const { form, dialog, draft, problem, base } = useEditor({
    record: opened,
    start: () => startHandover(opened),
    write,
    check: checkHandover,
    changes: basisChanges,
    send: (typed, seen) =>
      write.send(toHandover(typed, seen), { onSuccess: (handover) => handlePosted(handover, seen) }),
  });
  if (base.rows.length === 0) return <NothingCarried listHref={listHref} />;
  return (
    <TakingForm
      {...form}
      basis={base}
      required={dialog.required}
      notice={problem && <SaveProblem {...problem} />}
      onChange={(typed) => {
        form.onChange(typed);
        keepHandover(base, { ...draft, ...typed });
      }}
    />
  );
}
