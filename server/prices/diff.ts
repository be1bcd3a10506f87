import type { PriceDiff, PriceLine } from '@/lib/contract/prices';
import { formatRupiah } from '@/lib/format/rupiah';
import { toPrice, vehicleKey, type PriceRow } from './price';

type Diff = Pick<PriceDiff, 'wrong' | 'added' | 'changed' | 'missing' | 'same'>;

/** What the lines of a file would do to `list`, the prices in force on their first day. */
export function diffPrices(list: readonly PriceRow[], lines: readonly PriceLine[]): Diff {
  const known = new Map(list.map((row) => [vehicleKey(row), row]));
  const diff: Diff = { wrong: [], added: [], changed: [], missing: [], same: 0 };
  const seen = new Map<string, number>();
  const spell = spellingOf(list);
  for (const line of lines) {
    const key = vehicleKey(line);
    const row = known.get(key);
    const reason = whyWrong(line, row, seen.get(key));
    if (!seen.has(key)) seen.set(key, line.line);
    if (reason) diff.wrong.push({ line: line.line, reason });
    else if (!row) diff.added.push(spell(line));
    else if (isSame(line, row)) diff.same += 1;
    else diff.changed.push({ before: toPrice(row), after: line });
  }
  const regions = new Set(lines.map(({ region }) => plain(region)));
  diff.missing = list
    .filter((row) => regions.has(plain(row.region)) && !seen.has(vehicleKey(row)))
    .map(toPrice);
  return diff;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Writes region and brand as the list does, so that `HONDA` does not become a second brand. */
function spellingOf(list: readonly PriceRow[]): (line: PriceLine) => PriceLine {
  const names = new Map(
    list.flatMap(({ region, brand }) => [region, brand].map((name) => [plain(name), name])),
  );
  const known = (text: string) => names.get(plain(text)) ?? text;
  return (line) => ({ ...line, region: known(line.region), brand: known(line.brand) });
}

/** Why a line can't be taken, in words for the one who has the file open. */
function whyWrong(line: PriceLine, row: PriceRow | undefined, before: number | undefined): string | null {
  if (before !== undefined) return `Kendaraan yang sama sudah ada di baris ${before}.`;
  if (line.max_disbursement > line.otr) {
    return `Pencairan maksimum ${formatRupiah(line.max_disbursement)} di atas OTR ${formatRupiah(line.otr)}.`;
  }
  if (line.min_down_payment > line.otr) {
    return `DP minimum ${formatRupiah(line.min_down_payment)} di atas OTR ${formatRupiah(line.otr)}.`;
  }
  if (row && row.vehicleKind !== line.vehicle_kind) {
    return `${row.brand} ${row.type} tercatat sebagai ${row.vehicleKind}, bukan ${line.vehicle_kind}.`;
  }
  return null;
}

const isSame = (line: PriceLine, row: PriceRow) =>
  line.otr === row.otr &&
  line.max_disbursement === row.maxDisbursement &&
  line.min_down_payment === row.minDownPayment;
