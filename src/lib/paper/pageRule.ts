import { marginsOf, PAPERS, type PaperSize } from './papers';

export interface PageRuleOptions {
  size: PaperSize;
  /** What stands on it, at the foot of every sheet. */
  title: string;
  /** How long a roll has to be, mm. */
  length?: number;
  /** Sheets belong to one document: they say which of how many. */
  numbered?: boolean;
  /** What stands on it goes to the edges: sheets of labels, cut where the paper says. */
  edges?: boolean;
}

/** `@page` for a paper: its size, its margins, and on sheets the foot with title and page number. */
export function pageRule({
  size,
  title,
  length = 200,
  numbered = true,
  edges = false,
}: PageRuleOptions): string {
  const { width, height, margin } = PAPERS[size];
  if (edges && height !== null) return `@page { size: ${width}mm ${height}mm; margin: 0; }`;
  const long = height ?? margin.top + length + margin.bottom;
  const { top, side, bottom } = marginsOf(size);
  const box = `size: ${width}mm ${long}mm; margin: ${top}px ${side}px ${bottom}px;`;
  if (height === null) return `@page { ${box} }`;
  const look = 'font: 7.5pt Inter, sans-serif; color: #444;';
  const number = numbered
    ? `@bottom-right { content: 'Halaman ' counter(page) ' dari ' counter(pages); ${look} }`
    : '';
  return `@page { ${box} @bottom-left { content: '${plain(title)}'; ${look} } ${number} }`;
}

/** Nothing in it ends the string of a style sheet. */
const plain = (text: string) => text.replace(/['"\\<>\n\r{}]/g, ' ');
