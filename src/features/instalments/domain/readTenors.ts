import type { Calculation } from '@/lib/contract/calculations';

type Limits = Pick<Calculation, 'min_tenor' | 'max_tenor'>;

/** Half years are what is offered; months. */
const STEP = 6;

/** More at once nobody compares. */
const MAX_TENORS = 12;

/** Every half year within the limits, ends included; months. */
export function usualTenors({ min_tenor, max_tenor }: Limits): number[] {
  const tenors = [min_tenor];
  for (let tenor = Math.ceil((min_tenor + 1) / STEP) * STEP; tenor < max_tenor; tenor += STEP) {
    tenors.push(tenor);
  }
  if (max_tenor > min_tenor) tenors.push(max_tenor);
  return tenors;
}

/** The tenors that were typed (`12, 24 36`), each once, shortest first; empty text means the usual ones. */
export function readTenors(text: string, limits: Limits): { tenors: number[]; error?: string } {
  const parts = text.split(/[\s,;/]+/).filter(Boolean);
  if (parts.length === 0) return { tenors: usualTenors(limits) };
  if (!parts.every((part) => /^\d{1,3}$/.test(part))) {
    return { tenors: [], error: 'Tulis angka bulan, misalnya 12, 24, 36.' };
  }
  const tenors = [...new Set(parts.map(Number))].toSorted((a, b) => a - b);
  if (tenors.some((tenor) => tenor < limits.min_tenor || tenor > limits.max_tenor)) {
    return {
      tenors: [],
      error: `Tenor ${limits.min_tenor}–${limits.max_tenor} bulan untuk Perhitungan ini.`,
    };
  }
  if (tenors.length > MAX_TENORS)
    return { tenors: [], error: `Paling banyak ${MAX_TENORS} tenor sekaligus.` };
  return { tenors };
}
