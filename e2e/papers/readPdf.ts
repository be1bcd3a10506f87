import { getDocumentProxy } from 'unpdf';

/** One page of a PDF; measures in mm from the upper left corner. */
export interface PdfPage {
  width: number;
  height: number;
  /** All that stands on it, without spaces. */
  text: string;
  /** Where its text begins and ends. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MM = 25.4 / 72;

/** Without spaces, and letters that were drawn as one taken apart again. */
export const compact = (text: string) => text.normalize('NFKC').replace(/\s/gu, '');

export async function readPdf(pdf: Uint8Array): Promise<PdfPage[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const placed = texts.map(({ transform, width: long }) => {
      const [x, y] = [Number(transform[4]), Number(transform[5])];
      return { left: x, right: x + long, bottom: height - y };
    });
    pages.push({
      width: width * MM,
      height: height * MM,
      text: compact(texts.map(({ str }) => str).join('')),
      left: Math.min(...placed.map(({ left }) => left)) * MM,
      right: Math.max(...placed.map(({ right }) => right)) * MM,
      top: Math.min(...placed.map(({ bottom }) => bottom)) * MM,
      bottom: Math.max(...placed.map(({ bottom }) => bottom)) * MM,
    });
  }
  await file.cleanup();
  return pages;
}
