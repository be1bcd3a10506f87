import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type StatementMapping } from '@/lib/contract/bankMappings';
import { getImport, importBatchSchema, type ImportBatch } from '@/lib/contract/imports';
import {
  sendStatementLines,
  startImport,
  STATEMENT_GROUP,
  type StatementLine,
} from '@/lib/contract/statementUpload';
import { conflictData } from '@/lib/http/conflict';
import { sendFile } from '@/lib/files/sendFile';
import { createIdempotencyKeys } from '@/lib/http/idempotencyKeys';
import { call } from '@/lib/http/request';
import { importKeys, keepBatch } from './imports.queries';

/** All that one upload sends. */
export interface Sending {
  bank: string;
  fileName: string;
  /** The file itself, kept for whoever checks it. */
  content: Blob;
  /** SHA-256, hex. */
  hash: string;
  mapping: StatementMapping;
  lines: readonly StatementLine[];
}

export interface SendingState {
  phase: 'idle' | 'sending' | 'failed' | 'done';
  /** Lines that the server has, of `total`. */
  sent: number;
  total: number;
  error: unknown;
  /** The same file was taken before: this is its batch. */
  taken: ImportBatch | null;
}

const IDLE: SendingState = { phase: 'idle', sent: 0, total: 0, error: null, taken: null };

/** The lines that arrived earlier were read in another way: going on would mix two readings. */
class OtherReading extends Error {
  override readonly name = 'OtherReading';
}

/**
 * Sends a statement in groups. Lines that have arrived are not sent again: after a failure, or when the same file is
 * chosen again, it goes on where it was. Stops between two groups when its screen is left.
 */
export function useSendStatement(onDone: (batch: ImportBatch) => void) {
  const client = useQueryClient();
  const [state, setState] = useState(IDLE);
  const running = useRef(false);
  const left = useRef(false);
  const leaving = useRef<AbortController>(null);
  const [keys] = useState(createIdempotencyKeys);
  /** What was begun, and under which number. */
  const begun = useRef<{ content: string; id: number } | null>(null);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      leaving.current?.abort();
    };
  }, []);

  const keep = async ({ fileName, content, hash }: Sending): Promise<number> => {
    const giveUp = (leaving.current = new AbortController());
    // A key of its own for each sending: the same file, taken back and sent once more, belongs to another statement.
    const slot = keys.keyFor({ hash });
    const file = { slot, kind: 'STATEMENT' as const, name: fileName, content };
    const idle = () => undefined;
    return (await sendFile(file, { signal: giveUp.signal, onProgress: idle, onWaiting: idle })).id;
  };

  const open = async (sending: Sending) => {
    const { bank, fileName, hash, mapping, lines } = sending;
    const body = { bank, file_name: fileName, file_hash: hash, mapping, row_count: lines.length };
    const content = JSON.stringify(body);
    // A second try asks how far the first one came: the last answer may have been lost.
    const start = async () =>
      call(startImport, {
        body: { ...body, file_id: await keep(sending) },
        idempotencyKey: keys.keyFor(body),
      });
    const batch =
      begun.current?.content === content
        ? await call(getImport, { params: { id: String(begun.current.id) } })
        : await start();
    if (batch.row_count !== lines.length) throw new OtherReading();
    begun.current = { content, id: batch.id };
    return batch;
  };

  const run = async (sending: Sending) => {
    const { lines } = sending;
    let batch = await open(sending);
    keepBatch(client, batch);
    const show = () => setState({ ...IDLE, phase: 'sending', sent: batch.received, total: lines.length });
    show();
    while (batch.status === 'READING' && !left.current) {
      const rows = lines.slice(batch.received, batch.received + STATEMENT_GROUP);
      if (rows.length === 0) throw new OtherReading();
      batch = await call(sendStatementLines, { params: { id: String(batch.id) }, body: { rows } });
      client.setQueryData(importKeys.batch(batch.id), batch);
      show();
    }
    if (left.current) return;
    keepBatch(client, batch);
    keys.answered({ hash: sending.hash });
    setState((before) => ({ ...before, phase: 'done' }));
    onDone(batch);
  };

  const send = async (sending: Sending) => {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...before, phase: 'sending', total: sending.lines.length, error: null }));
    try {
      await run(sending);
    } catch (error) {
      setState((before) => ({
        ...before,
        phase: 'failed',
        error,
        taken: conflictData(error, importBatchSchema),
      }));
    } finally {
      running.current = false;
    }
  };
  return { ...state, send, reset: () => setState(IDLE) };
}
