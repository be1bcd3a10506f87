import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { dottedCode, REGION_LEVELS, type RegionLevel } from '@/lib/contract/regionCodes';
import { formatNumber } from '@/lib/format/rupiah';
import type { RegionDiff } from '../domain/regionDiff';
import styles from './RegionComparison.module.css';

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
/** Of each list this many are shown; the rest is counted. */
const SHOWN = 50;

/** What a file of regions would do: what is new, what is called otherwise, and what is left out and why. */
export function RegionComparison({ diff, done, problem, onTake }: RegionComparisonProps) {
  const { added, renamed, same, wrong, homeless, changing } = diff;
  return (
    <div className={styles.root}>
      <ul data-part="counts">
        {REGION_LEVELS.filter((level) => added[level] > 0).map((level) => (
          <li key={level}>
            {formatNumber(added[level])} {NOUNS[level]} baru
          </li>
        ))}
        <li>{formatNumber(renamed.length)} berganti nama</li>
        <li>{formatNumber(same)} sama</li>
      </ul>
      <p>Yang tidak ada di berkas tetap seperti semula.</p>
      <Few
        title="Berganti nama"
        lines={renamed.map(({ code, before, after }) => `${dottedCode(code)}: ${before} → ${after}`)}
      />
      <Few
        title="Baris yang dilewati"
        lines={wrong.map(({ line, reason }) => `Baris ${formatNumber(line)}: ${reason}`)}
      />
      <Few title="Dilewati karena wilayah induknya tidak ada" lines={homeless} />
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
      <Button
        kind="primary"
        busy={done !== null}
        busyLabel="Menyimpan…"
        disabled={changing.length === 0}
        onClick={onTake}
      >
        {changing.length === 0 ? 'Tidak ada yang berubah' : `Simpan ${formatNumber(changing.length)} wilayah`}
      </Button>
    </div>
  );
}

interface FewProps {
  title: string;
  lines: readonly string[];
}

/** The first lines of a list, and how many more there are. */
function Few({ title, lines }: FewProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>
        {title} ({formatNumber(lines.length)})
      </h3>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>dan {formatNumber(lines.length - SHOWN)} lagi</li>}
      </ul>
    </section>
  );
}
