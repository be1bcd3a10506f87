import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BankMapping, StatementMapping } from '@/lib/contract/bankMappings';
import type { StatementLine } from '@/lib/contract/statementUpload';
import { openReader, type OpenReader } from '@/lib/tables/openReader';
import { LARGEST_FILE, tooLarge } from '@/lib/tables/readTable';
import type { MappingDraft } from '@/lib/tables/statement/guessMapping';
import type { OpenedStatement, ReadingSummary } from '@/lib/tables/statement/StatementReader';
import { isTableError } from '@/lib/tables/TableError';
import { mappingOf } from './domain/mappingDraft';

/** A file on the device, how it is to be read, and what that reads. */
export interface StatementFile {
  name: string;
  /** As it was chosen, to be sent with what it reads. */
  content: Blob;
  phase: 'opening' | 'open' | 'failed';
  /** Why it could not be opened or read. */
  problem?: string | undefined;
  opened?: OpenedStatement;
  draft?: MappingDraft;
  /** The draft is how this bank was read the last time. */
  kept?: boolean;
  /** The draft was changed by hand. */
  touched?: boolean;
  columns?: string[];
  /** Of the draft as it is now; undefined while it is incomplete or being read. */
  reading?: ReadingSummary | undefined;
}

/**
 * Opens a file in a worker and reads it again at each change of the mapping; the latest change wins. Nothing leaves the
 * device here. `kept`: how the chosen bank was read the last time, as far as that is known yet.
 */
export function useStatementFile(kept: BankMapping | null) {
  const [file, setFile] = useState<StatementFile | null>(null);
  const open = useRef<OpenReader<'statement'> | null>(null);
  const turn = useRef(0);
  /** Whose kept mapping the draft was last suggested from. */
  const basis = useRef(kept?.bank);
  useEffect(
    () => () => {
      turn.current += 1;
      open.current?.close();
      open.current = null;
    },
    [],
  );

  /** Does work in the reader and shows it, unless something newer began meanwhile. */
  const work = async (
    job: (reader: OpenReader<'statement'>['reader']) => Promise<Partial<StatementFile>>,
    failed: StatementFile['phase'],
  ) => {
    const mine = (turn.current += 1);
    const { reader, broken } = (open.current ??= openReader('statement'));
    const show = (change: Partial<StatementFile>) => {
      if (mine === turn.current) setFile((before) => before && { ...before, ...change });
    };
    try {
      show(await Promise.race([job(reader), broken]));
    } catch (error) {
      if (!isTableError(error)) console.warn('Statement', error);
      show({ phase: failed, problem: statementProblem(error), reading: undefined });
    }
  };

  const readBy = async (
    reader: OpenReader<'statement'>['reader'],
    draft: MappingDraft,
  ): Promise<Partial<StatementFile>> => {
    const mapping = mappingOf(draft);
    const columns = await reader.columns(draft.header_line);
    return { draft, columns, reading: mapping ? await reader.read(mapping, deviceToday()) : undefined };
  };

  const choose = (chosen: File) => {
    open.current?.close();
    open.current = null;
    const tooMuch = chosen.size > LARGEST_FILE;
    setFile({
      name: chosen.name,
      content: chosen,
      phase: tooMuch ? 'failed' : 'opening',
      ...(tooMuch ? { problem: tooLarge(chosen.size) } : {}),
    });
    if (tooMuch) return;
    basis.current = kept?.bank;
    void work(async (reader) => {
      const opened = await reader.open(chosen);
      const suggestion = await reader.suggest(kept?.mapping ?? null, deviceToday());
      return { phase: 'open', opened, kept: suggestion.kept, ...(await readBy(reader, suggestion.draft)) };
    }, 'failed');
  };

  /** Reads the file as another bank's was read the last time; where that is not known, by what its columns say. */
  const suggest = (from: BankMapping | null) => {
    if (file?.phase !== 'open') return;
    basis.current = from?.bank;
    void work(async (reader) => {
      const suggestion = await reader.suggest(from?.mapping ?? null, deviceToday());
      const read = await readBy(reader, suggestion.draft);
      return { problem: undefined, kept: suggestion.kept, touched: false, ...read };
    }, 'open');
  };

  // The bank may be chosen, or its mapping arrive, after the file; what was set by hand meanwhile stays, and so does what
  // was checked when somebody else changes the mapping of the same bank.
  const untouched = file?.phase === 'open' && !file.touched;
  const bank = kept?.bank;
  const catchUp = useEffectEvent(() => {
    if (basis.current !== bank) suggest(kept);
  });
  useEffect(() => {
    if (untouched) catchUp();
  }, [untouched, bank]);

  const change = (part: Partial<MappingDraft>) => {
    if (!file?.draft) return;
    const draft = { ...file.draft, ...part };
    setFile({ ...file, draft, reading: undefined, touched: true });
    void work(async (reader) => {
      const moved = part.header_line !== undefined;
      const next = moved ? await reader.guess(draft.header_line, deviceToday()) : draft;
      return { problem: undefined, kept: false, ...(await readBy(reader, next)) };
    }, 'open');
  };

  /** The lines under exactly this mapping. */
  const take = async (mapping: StatementMapping): Promise<StatementLine[]> => {
    const { reader } = (open.current ??= openReader('statement'));
    await reader.read(mapping, deviceToday());
    return reader.lines();
  };

  return { file, choose, suggest, change, take };
}

/** What to say of a failed reading. */
function statementProblem(error: unknown): string {
  if (isTableError(error)) return error.message;
  return 'Berkas ini tidak dapat dibaca. Unduh ulang mutasi dari bank sebagai CSV atau XLSX, lalu coba lagi.';
}

/** The device's calendar day, `YYYY-MM-DD`; days after it are refused while a file is read. */
function deviceToday(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((value) => String(value).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
