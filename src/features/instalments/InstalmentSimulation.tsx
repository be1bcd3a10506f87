import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useAddressState } from '@/lib/address/useAddressState';
import type { Calculation } from '@/lib/contract/calculations';
import { ApiError } from '@/lib/http/ApiError';
import type { PaperSize } from '@/lib/paper/papers';
import { useHolidays } from '@/lib/query/useHolidays';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { useSession } from '@/lib/session/useSession';
import { calculationsOptions } from './api/instalments.queries';
import { InstalmentFields } from './components/InstalmentFields';
import { InstalmentResult } from './components/InstalmentResult';
import { SchedulePrint, type SchedulePrintProps } from './components/SchedulePrint';
import { planInstalments } from './domain/instalmentPlan';
import { EMPTY_STATE, INSTALMENT_ADDRESS, type InstalmentState } from './domain/instalmentState';

/**
 * Tabel Angsuran: principal × tenor → instalment, calculated on this device under a Perhitungan in force
 * (DOMAIN, Screens).
 */
export function InstalmentSimulation() {
  const { data, error, isFetching, refetch } = useQuery(calculationsOptions());
  if (!data) {
    if (!error) return <SkeletonLines lines={10} />;
    if (error instanceof ApiError && error.status === 404) return <NotHere />;
    return (
      <ErrorState
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        kept="Isian Anda tetap ada."
      />
    );
  }
  const [first, ...others] = data.rows;
  if (!first) return <NoneInForce />;
  return <Simulation calculations={[first, ...others]} today={data.today} />;
}

interface SimulationProps {
  calculations: readonly [Calculation, ...Calculation[]];
  today: string;
}

function Simulation({ calculations, today }: SimulationProps) {
  const [state, change] = useInstalmentState();
  const rules = calculations.find(({ code }) => code === state.calculation) ?? calculations[0];
  const plan = planInstalments(state, rules, today);
  const holidays = useHolidays(plan.chosen?.schedule.map((line) => line.date_maturity) ?? []);
  const [printing, setPrinting] = useState(false);
  const wrong = Object.keys(plan.errors).length > 0;
  return (
    <PageParts apart>
      <InstalmentFields
        state={state}
        calculations={calculations}
        rules={rules}
        date={plan.date}
        principal={plan.principal}
        errors={plan.errors}
        onChange={change}
      />
      {plan.tenors.length > 0 ? (
        <InstalmentResult
          state={state}
          rules={rules}
          plan={plan}
          holidays={holidays}
          onChoose={(tenor) => change({ tenor })}
          onPrint={() => setPrinting(true)}
        />
      ) : (
        <EmptyState title={wrong ? 'Belum dapat dihitung' : 'Isi pokok pembiayaan'}>
          {wrong
            ? 'Perbaiki isian yang ditandai.'
            : 'Angsuran tiap tenor dan jadwal lengkapnya muncul di sini sambil Anda mengetik.'}
        </EmptyState>
      )}
      {printing && plan.chosen && (
        <SchedulePrinting
          rules={rules}
          plan={plan}
          chosen={plan.chosen}
          holidays={holidays}
          onClose={() => setPrinting(false)}
        />
      )}
    </PageParts>
  );
}

/** What is asked of the table, kept in the address so that it survives back and reload and can be sent on. */
function useInstalmentState(): [InstalmentState, (change: Partial<InstalmentState>) => void] {
  const [state, change] = useAddressState(INSTALMENT_ADDRESS, EMPTY_STATE);
  return [state, (part) => change(part, { replace: true })];
}

interface SchedulePrintingProps extends Omit<SchedulePrintProps, 'office' | 'by' | 'size'> {
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a simulated schedule under the head of the person's own office. */
function SchedulePrinting({ onClose, ...schedule }: SchedulePrintingProps) {
  const { office, isKnown } = useLetterhead();
  const by = useSession()?.name ?? '';
  const on = (size: PaperSize) => <SchedulePrint {...schedule} office={office} by={by} size={size} />;
  return (
    <PrintDocument
      title="Cetak Tabel Angsuran"
      foot="Tabel angsuran"
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}

const NoneInForce = () => (
  <EmptyState title="Belum ada Perhitungan yang berlaku">
    Perhitungan diatur di menu Perhitungan oleh pemegang hak data master.
  </EmptyState>
);

const NotHere = () => (
  <EmptyState title="Tabel Angsuran tidak tersedia di server ini">
    Server tujuan aplikasi ini tidak mengirim Perhitungan. Bagian lain tetap dapat dipakai.
  </EmptyState>
);
