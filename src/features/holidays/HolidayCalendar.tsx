import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import type { HolidayYear } from '@/lib/contract/holidayMaster';
import { holidayYearOptions } from './api/holidays.queries';
import { HolidayTable } from './components/HolidayTable';
import { YearBar } from './components/YearBar';
import { HolidayEditor } from './HolidayEditor';
import { useShownYear } from './useHolidayPlace';

/** Hari Libur: the company's calendar, a year at a time. */
export function HolidayCalendar() {
  const { year, showYear } = useShownYear();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(holidayYearOptions(year));
  const { open } = useOpenedRecord();
  const handleRetry = () => void refetch();
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  return (
    <PageParts>
      <InlineAlert tone="info">
        Jatuh tempo pada hari libur atau Minggu tampil sebagai hari kerja sebelumnya; denda dan hari terlambat
        tetap dihitung dari tanggal tertulis. Penagihan tidak dilakukan pada hari libur.
      </InlineAlert>
      {data ? (
        <YearBar year={year ?? data.year} years={data.years} onYear={showYear} />
      ) : (
        <div>
          <Skeleton width={220} height={36} />
        </div>
      )}
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <HolidayTable
        rows={data?.rows}
        today={data?.today ?? ''}
        loading={isPlaceholderData}
        onOpen={(row) => open(row.id)}
        empty={
          <EmptyState title={`Belum ada hari libur ${data?.year ?? ''}`}>
            Unggah daftar dari keputusan pemerintah, atau tambah satu per satu.
          </EmptyState>
        }
      />
      {data && <Opened {...data} />}
    </PageParts>
  );
}

/** What the address says is open: a holiday, or a new one. */
function Opened({ rows, today }: Pick<HolidayYear, 'rows' | 'today'>) {
  const { opened, close } = useOpenedRecord();
  const found = rows.find(({ id }) => String(id) === opened);
  // One that somebody removes, or moves to another year, stays open here: what was typed is not lost without a word.
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const row = found ?? (String(last?.id) === opened ? last : undefined);
  if (opened === 'new') return <HolidayEditor row={null} today={today} onClose={close} />;
  return row ? <HolidayEditor key={row.id} row={row} today={today} onClose={close} /> : null;
}
