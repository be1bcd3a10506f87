import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SearchField } from '@/components/SearchField/SearchField';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { addressCodec, text } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { foundOptions } from './api/payments.queries';
import { FoundContracts } from './components/FoundContracts';

const START = { q: '' };
const ADDRESS = addressCodec<typeof START>({ q: text(100) });

export interface PaymentSearchProps {
  /** Address of what a row leads to. */
  hrefOf: (code: string) => string;
}

/** Finds the contract of whoever stands at the counter; the search has the focus and is in the address, Enter opens the first hit. */
export function PaymentSearch({ hrefOf }: PaymentSearchProps) {
  const [{ q: search }, change] = useAddressState(ADDRESS, START);
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useFound(search);
  /** The latest Enter; an older one that answers late opens nothing. */
  const entered = useRef('');
  const handleSearch = (q: string) => change({ q }, { replace: true });
  const handleEnter = async (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const text = event.target.value.trim();
    if (text === '') return;
    entered.current = text;
    // What was typed may be newer than what is shown: the hits of exactly this text decide.
    const found = await client.fetchQuery(foundOptions(text)).catch(() => null);
    const [first] = found?.rows ?? [];
    if (first && entered.current === text) void navigate(hrefOf(first.code));
  };

  return (
    <PageParts>
      <div onKeyDown={(event) => void handleEnter(event)}>
        <SearchField
          label="Cari kontrak"
          placeholder="Nama, nomor polisi, kode kontrak, NIK, atau telepon"
          labelShown
          first
          value={search}
          onSearch={handleSearch}
        />
      </div>
      <Hits search={search} query={query} hrefOf={hrefOf} />
    </PageParts>
  );
}

interface HitsProps {
  search: string;
  query: ReturnType<typeof useFound>;
  hrefOf: (code: string) => string;
}

const useFound = (search: string) => useQuery(foundOptions(search));

function Hits({ search, query: { data, error, isFetching, refetch }, hrefOf }: HitsProps) {
  if (search === '') {
    return (
      <EmptyState title="Siapa yang membayar?">
        Tulis nama, nomor polisi, kode kontrak, NIK, atau telepon. Enter membuka hasil pertama.
      </EmptyState>
    );
  }
  if (!data) {
    if (!error) return <SkeletonLines lines={6} />;
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState title="Tidak ditemukan">
        Periksa ejaan, atau cari dengan nomor polisi tanpa spasi. Kontrak kantor lain tidak tampil.
      </EmptyState>
    );
  }
  return <FoundContracts rows={data.rows} more={data.more} hrefOf={hrefOf} />;
}
