import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { TaskBar } from '@/components/Task/Task';
import { addDays } from '@/lib/arithmetic/calendar';
import type { PriceDiff } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { firstPart, strikingCount, unknownRegions, whyNot } from '../domain/diffView';
import { DiffFilter } from './DiffFilter';
import { DiffTable } from './DiffTable';

export interface PriceComparisonProps {
  /** The new list against the one that holds. */
  diff: PriceDiff;
  /** Regions of the list as it is; undefined while they are not known. */
  regions?: readonly string[] | undefined;
  /** First day of the new prices, `YYYY-MM-DD`. */
  validFrom: string;
  /** `ending`: prices that the file does not have end on the day before. */
  onTake: (ending: boolean) => void;
}

/** What a file would do, part by part; it can be taken when no line is wrong. A new comparison needs a new key. */
export function PriceComparison({ diff, regions, validFrom, onTake }: PriceComparisonProps) {
  const [part, setPart] = useState(() => firstPart(diff));
  const [ending, setEnding] = useState(false);
  const reason = whyNot(diff, ending);
  const striking = strikingCount(diff);
  const unknown = regions && regions.length > 0 ? unknownRegions(diff, regions) : [];
  const missing = diff.missing.length;
  const isEnding = missing > 0 && diff.wrong.length === 0;
  return (
    <PageParts>
      <DiffFilter diff={diff} value={part} onChange={setPart} />
      {striking > 0 && diff.wrong.length === 0 && (
        <InlineAlert tone="warning">
          {formatNumber(striking)} kendaraan berubah lebih dari 25&nbsp;%. Periksa apakah angkanya benar.
        </InlineAlert>
      )}
      {unknown.length > 0 && (
        <InlineAlert tone="warning" title="Wilayah ini belum ada di daftar">
          {unknown
            .map(({ region, vehicles }) => `${region} (${formatNumber(vehicles)} kendaraan)`)
            .join(', ')}
          . Semuanya menjadi harga baru; bila hanya salah tulis, betulkan di berkas lalu pilih lagi.
        </InlineAlert>
      )}
      <DiffTable key={part} diff={diff} part={part} />
      <TaskBar
        note={
          (isEnding || reason) && (
            <>
              {isEnding && (
                <CheckField
                  label={`Akhiri ${formatNumber(missing)} harga yang tidak ada di berkas`}
                  hint={
                    ending
                      ? `Berlaku terakhir ${formatDate(addDays(validFrom, -1))}.`
                      : 'Tanpa centang, harga itu tetap berlaku.'
                  }
                  checked={ending}
                  onChange={setEnding}
                />
              )}
              {reason && <p>{reason}</p>}
            </>
          )
        }
      >
        <Button kind="primary" disabled={reason !== null} onClick={() => onTake(ending)}>
          Ambil daftar harga
        </Button>
      </TaskBar>
    </PageParts>
  );
}
