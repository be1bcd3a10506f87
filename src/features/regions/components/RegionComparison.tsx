import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { FewLines } from '@/components/Task/FewLines';
import { TaskBar } from '@/components/Task/Task';
import { dottedCode, REGION_LEVELS, type RegionLevel } from '@/lib/contract/regionCodes';
import { formatNumber } from '@/lib/format/rupiah';
import type { RegionDiff } from '../domain/regionDiff';

export interface RegionComparisonProps {
  /** What the file would do. */
  diff: RegionDiff;
  /** Lines that the server has while it is taken; null: it is not being taken. */
  done: number | null;
  /** Why the last try failed. */
  problem?: string | undefined;
  /** It is to be taken. */
  onTake: () => void;
}

const NOUNS: Record<RegionLevel, string> = {
  PROVINCE: 'provinsi',
  AREA: 'kota',
  DISTRICT: 'kecamatan',
  VILLAGE: 'kelurahan',
};

/** What a file of regions would do: what is new, what is called otherwise, and what is left out and why. */
export function RegionComparison({ diff, done, problem, onTake }: RegionComparisonProps) {
  const { added, renamed, same, wrong, homeless, changing } = diff;
  return (
    <PageParts>
      <p>
        <strong>
          {[
            ...REGION_LEVELS.filter((level) => added[level] > 0).map(
              (level) => `${formatNumber(added[level])} ${NOUNS[level]} baru`,
            ),
            `${formatNumber(renamed.length)} berganti nama`,
            `${formatNumber(same)} sama`,
          ].join(', ')}
        </strong>
        . Yang tidak ada di berkas tetap seperti semula.
      </p>
      <FewLines
        title="Berganti nama"
        lines={renamed.map(({ code, before, after }) => `${dottedCode(code)}: ${before} → ${after}`)}
      />
      <FewLines
        title="Baris yang dilewati"
        lines={wrong.map(({ line, reason }) => `Baris ${formatNumber(line)}: ${reason}`)}
      />
      <FewLines title="Dilewati karena wilayah induknya tidak ada" lines={homeless} />
      {problem !== undefined && (
        <InlineAlert tone="danger" title="Belum semua tersimpan">
          {problem} Coba lagi: yang sudah tersimpan tidak berubah.
        </InlineAlert>
      )}
      {done !== null && (
        <ProgressBar
          label="Menyimpan wilayah"
          value={done}
          max={changing.length}
          valueText={`${formatNumber(done)} dari ${formatNumber(changing.length)} tersimpan`}
        />
      )}
      <TaskBar>
        <Button
          kind="primary"
          busy={done !== null}
          busyLabel="Menyimpan…"
          disabled={changing.length === 0}
          onClick={onTake}
        >
          {changing.length === 0
            ? 'Tidak ada yang berubah'
            : `Simpan ${formatNumber(changing.length)} wilayah`}
        </Button>
      </TaskBar>
    </PageParts>
  );
}
