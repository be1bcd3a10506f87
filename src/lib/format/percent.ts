import { formatNumber } from './rupiah';

/** What a person types as a percentage, in hundredths of a percent: `18,5` → 1.850. Null: not one, or finer than that. */
export function parsePercent(text: string): number | null {
  const match = /^(\d{1,4})(?:[,.](\d{1,2}))?\s*%?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Hundredths of a percent in running text: 1.850 → `18,5 %`, 50 → `0,5 %`. Empty shows blank. */
export function formatPercent(basisPoints: number | null | undefined): string {
  if (basisPoints === null || basisPoints === undefined || Number.isNaN(basisPoints)) return '';
  const part = String(Math.abs(basisPoints % 100))
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${formatNumber(Math.trunc(basisPoints / 100), 'text')}${part && `,${part}`} %`;
}
