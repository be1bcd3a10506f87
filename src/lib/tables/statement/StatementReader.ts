import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type StatementMapping } from '@/lib/contract/bankMappings';
import { MAX_STATEMENT_LINES, type StatementLine } from '@/lib/contract/statementUpload';
import { textOf, type Table } from '../cell';
import { readTable } from '../readTable';
import { TableError } from '../TableError';
import { headingsAt, headingScore } from './headings';
import { fitMapping, guessBelow, guessMapping, type MappingDraft } from './guessMapping';
import { readStatement, type Reading } from './readStatement';

/** First lines that are shown. */
const SHOWN = { head: 30, lines: 5 };

/** A file that was opened. */
export interface OpenedStatement {
  /** SHA-256 of its bytes, lower-case hex. */
  hash: string;
  /** Rows that the file has. */
  rows: number;
  /** Its first lines as text, to point at the headings. */
  head: string[][];
}

/** A reading without its thousands of lines. */
export interface ReadingSummary extends Omit<Reading, 'lines'> {
  /** Lines with money in. */
  count: number;
  first: StatementLine[];
}

/**
 * Holds one file and reads it; lives in a worker, so that 20,000 lines never stop the page. `@noble/hashes`, because
 * `crypto.subtle` is missing on pages served over plain http.
 */
export class StatementReader {
  #table: Table = [];
  #lines: StatementLine[] = [];

  /** @throws TableError */
  async open(file: Blob): Promise<OpenedStatement> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    this.#table = await readTable(bytes, headingScore);
    this.#lines = [];
    return {
      hash: bytesToHex(sha256(bytes)),
      rows: this.#table.length,
      head: this.#table.slice(0, SHOWN.head).map((row) => row.map(textOf)),
    };
  }

  /** The kept mapping where it fits this file, else one guessed from headings and values. */
  suggest(kept: StatementMapping | null, today: string): { draft: MappingDraft; kept: boolean } {
    const fitting = kept && fitMapping(kept, this.#table, today);
    return fitting
      ? { draft: fitting, kept: true }
      : { draft: guessMapping(this.#table, today), kept: false };
  }

  /** A guess below another heading line, from 1. */
  guess(headerLine: number, today: string): MappingDraft {
    return guessBelow(this.#table, headerLine, today);
  }

  /** Names of the columns below a heading line, from 1. */
  columns(headerLine: number): string[] {
    return headingsAt(this.#table, headerLine).names;
  }

  /** Reads all lines; they stay here until `lines` asks for them. @throws TableError beyond 20,000 lines */
  read(mapping: StatementMapping, today: string): ReadingSummary {
    const { lines, ...rest } = readStatement(this.#table, mapping, today);
    if (lines.length > MAX_STATEMENT_LINES) {
      throw new TableError(
        `Berkas ini memuat ${lines.length} baris uang masuk; paling banyak 20.000. Unduh mutasi untuk masa yang lebih pendek.`,
      );
    }
    this.#lines = lines;
    return { ...rest, count: lines.length, first: lines.slice(0, SHOWN.lines) };
  }

  /** What the last reading found. */
  lines(): StatementLine[] {
    return this.#lines;
  }
}
