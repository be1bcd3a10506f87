/** Papers that offices print on: sheets, and rolls without an end. */
export const PAPER_SIZES = ['A4', 'A5', '80mm', '58mm'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** A paper's measures, mm. */
export interface PaperFacts {
  label: string;
  width: number;
  /** Null: a roll, as long as what stands on it. */
  height: number | null;
  margin: { top: number; side: number; bottom: number };
}

/** Margins of rolls are what their printers leave: 72 of 80 mm and 48 of 58 mm are printed. */
export const PAPERS: Record<PaperSize, PaperFacts> = {
  A4: { label: 'A4', width: 210, height: 297, margin: { top: 14, side: 15, bottom: 17 } },
  A5: { label: 'A5', width: 148, height: 210, margin: { top: 10, side: 10, bottom: 14 } },
  '80mm': {
    label: 'Gulungan 80 mm',
    width: 80,
    height: null,
    margin: { top: 4, side: 4, bottom: 8 },
  },
  '58mm': {
    label: 'Gulungan 58 mm',
    width: 58,
    height: null,
    margin: { top: 4, side: 5, bottom: 8 },
  },
};

const PX = 96 / 25.4;

/** Margins in whole px: Chromium then lays out exactly what `insideOf` says, with parts of them up to 2 px more. */
export function marginsOf(size: PaperSize): { top: number; side: number; bottom: number } {
  const { top, side, bottom } = PAPERS[size].margin;
  return { top: Math.round(top * PX), side: Math.round(side * PX), bottom: Math.round(bottom * PX) };
}

/** What is left between a paper's margins to be laid out, px; a roll has no height of its own. */
export function insideOf(size: PaperSize): { width: number; height: number | null } {
  const { width, height } = PAPERS[size];
  const { top, side, bottom } = marginsOf(size);
  return {
    width: Math.ceil(width * PX) - 2 * side,
    height: height === null ? null : Math.ceil(height * PX) - top - bottom,
  };
}

export const isRoll = (size: PaperSize): boolean => PAPERS[size].height === null;

export const isPaperSize = (text: string | null): text is PaperSize =>
  PAPER_SIZES.some((size) => size === text);
