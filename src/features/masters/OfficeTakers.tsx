import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Select } from '@/components/Select/Select';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { officeHoldingsOptions } from './api/officeHoldings.queries';
import type { TakersProps } from './domain/MasterKind';

/** Who takes what an office's own people collect there, once it is switched off; nothing where they collect nothing. */
export function OfficeTakers({ row, value, error, onChange }: TakersProps) {
  const { data } = useQuery(officeHoldingsOptions(row.id));
  const count = data?.leaving.accounts;
  // What is sent says how many were shown.
  useEffect(() => {
    if (count !== undefined && value?.count !== count) onChange({ count, to_id: value?.to_id ?? null });
  }, [count, value, onChange]);
  if (!data || data.leaving.accounts === 0) return null;
  const { accounts, outstanding, takers } = data.leaving;
  return (
    <>
      <p>
        {formatNumber(accounts)} akun, sisa pokok {formatRupiah(outstanding)}, ditagih orang kantor ini. Akun
        itu lepas dari mereka saat kantor dinonaktifkan, dan mereka diberi tahu.
      </p>
      <Select
        label="Serahkan akun kepada"
        hint={
          takers.length === 0
            ? 'Tidak ada kolektor kantor lain yang juga bertugas di kantor ini.'
            : 'Kolektor kantor lain yang juga bertugas di kantor ini.'
        }
        error={error}
        options={[
          { value: 'none', label: 'Tidak ada; kembali ke Belum berkolektor' },
          ...takers.map(({ id, name, office }) => ({ value: String(id), label: `${name}, ${office}` })),
        ]}
        value={value?.to_id == null ? 'none' : String(value.to_id)}
        onChange={(to) => onChange({ count: accounts, to_id: to === 'none' ? null : Number(to) })}
      />
    </>
  );
}
