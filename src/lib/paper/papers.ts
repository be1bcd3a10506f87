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

export const isRoll = (size: PaperSize): boolean => PAPERS[size].height === null;

export const isPaperSize = (text: string | null): text is PaperSize =>
  PAPER_SIZES.some((size) => size === text);
