import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FileField } from '@/components/FileField/FileField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { PICK_FIRST, Task, TaskBar, TaskPair, TaskStep } from '@/components/Task/Task';
import { bankCodeSchema } from '@/lib/contract/bankMappings';
import { formatNumber } from '@/lib/format/rupiah';
import { errorMessage } from '@/lib/http/ApiError';
import { TABLE_FILES } from '@/lib/tables/readTable';
import { isConflict } from '@/lib/http/conflict';
import { mappingsOptions } from './api/imports.queries';
import { useSendStatement } from './api/useSendStatement';
import { useWarnOnLeaving } from './api/useWarnOnLeaving';
import { BankField } from './components/BankField';
import { MappingForm } from './components/MappingForm';
import { ReadingDoubts } from './components/ReadingDoubts';
import { ReadingPreview } from './components/ReadingPreview';
import { SendingDialog } from './components/SendingDialog';
import { batchSearch } from './domain/importAddress';
import { mappingOf } from './domain/mappingDraft';
import { useStatementFile } from './useStatementFile';
import type { ReadingSummary } from '@/lib/tables/statement/StatementReader';

export interface ImportUploadProps {
  /** Address of this screen, `/payment/import`. */
  href: string;
  /** Every line has arrived. */
  onSent: (id: number) => void;
}

/** Chooses bank and file, says which column is what, shows what that reads, and sends it when told to. */
export function ImportUpload({ href, onSent }: ImportUploadProps) {
  const mappings = useQuery(mappingsOptions());
  const [bank, setBank] = useState({ code: '', other: false });
  const [tried, setTried] = useState(false);
  const [answers, setAnswers] = useState<{ reading: ReadingSummary | undefined; texts: string[] }>();
  const keptFor = (code: string) => mappings.data?.rows.find((one) => one.bank === code) ?? null;
  const kept = keptFor(bank.code);
  const statement = useStatementFile(kept);
  const sending = useSendStatement((batch) => onSent(batch.id));
  useWarnOnLeaving(sending.phase === 'sending');
  const { file } = statement;
  const mapping = file?.draft ? mappingOf(file.draft) : null;
  const opened =
    file?.phase === 'open' && file.draft && file.opened
      ? { ...file, draft: file.draft, head: file.opened.head }
      : null;
  const waits = !opened && file?.phase !== 'opening' && PICK_FIRST;
  // Answers are for one reading alone; another one is asked about anew.
  const agreed = answers?.reading === opened?.reading ? (answers?.texts ?? []) : [];
  const doubts = opened?.reading?.doubts ?? [];
  const unanswered = doubts.filter(({ text }) => !agreed.includes(text)).length;
  const bankFits = bankCodeSchema.safeParse(bank.code).success;

  const stop = bankFits
    ? unanswered > 0 && 'Jawab dulu yang perlu diperiksa di atas. Belum ada yang dikirim.'
    : bankError(bank);

  const handleBank = (code: string, other: boolean) => {
    setBank({ code, other });
    const another = keptFor(code);
    if (another) statement.suggest(another);
  };
  const handleSend = async () => {
    setTried(true);
    if (!bankFits || unanswered > 0 || !mapping || !file?.opened) return;
    const lines = await statement.take(mapping);
    const { name: fileName, content } = file;
    await sending.send({ bank: bank.code, fileName, content, hash: file.opened.hash, mapping, lines });
  };

  return (
    <Task>
      <TaskStep title="Bank dan berkas">
        <BankField
          value={bank.code}
          other={bank.other}
          error={tried && !bankFits ? bankError(bank) : undefined}
          onChange={handleBank}
        />
        <FileField
          label="Berkas mutasi"
          fileName={file?.name ?? null}
          accept={TABLE_FILES}
          hint="CSV, XLSX, atau XLS dari internet banking, paling besar 10 MB, 20.000 baris. Berkas dibaca di perangkat ini; belum ada yang dikirim. Yang dikirim ikut disimpan untuk pemeriksanya."
          error={file?.phase === 'failed' ? file.problem : undefined}
          busy={file?.phase === 'opening'}
          onFile={statement.choose}
        />
      </TaskStep>
      <TaskPair>
        <TaskStep title="Kolom" waits={waits}>
          {opened ? (
            <>
              {opened.kept && kept && (
                <InlineAlert tone="info">
                  Susunan kolom {bank.code} dari unggahan terakhir dipakai lagi. Periksa hasil bacaannya.
                </InlineAlert>
              )}
              <MappingForm
                draft={opened.draft}
                columns={opened.columns ?? []}
                head={opened.head}
                onChange={statement.change}
              />
            </>
          ) : (
            <SkeletonLines lines={8} />
          )}
        </TaskStep>
        <TaskStep title="Hasil bacaan" waits={waits}>
          {opened ? (
            <ReadingPreview reading={opened.reading} complete={mapping !== null} problem={opened.problem} />
          ) : (
            <SkeletonLines lines={8} />
          )}
          {opened?.reading && opened.reading.count > 0 && (
            <ReadingDoubts
              doubts={doubts}
              agreed={agreed}
              onAgree={(text, on) => {
                const others = agreed.filter((one) => one !== text);
                setAnswers({ reading: opened.reading, texts: on ? [...others, text] : others });
              }}
            />
          )}
          {opened?.reading && opened.reading.count > 0 && (
            <TaskBar note={tried && stop && <InlineAlert tone="danger">{stop}</InlineAlert>}>
              <Button kind="primary" onClick={() => void handleSend()}>
                Kirim {formatNumber(opened.reading.count)} baris
              </Button>
            </TaskBar>
          )}
        </TaskStep>
      </TaskPair>
      <SendingDialog
        phase={sending.phase}
        sent={sending.sent}
        total={sending.total}
        problem={sending.error ? sendingProblem(sending.error, sending.sent) : undefined}
        takenHref={sending.taken ? href + batchSearch(sending.taken.id) : undefined}
        onContinue={() => void handleSend()}
        onClose={sending.reset}
      />
    </Task>
  );
}

/** What to say of an upload that stopped: what happened, what was kept, what to do next. */
function sendingProblem(error: unknown, sent: number): string {
  if (error instanceof Error && error.name === 'OtherReading') {
    return 'Unggahan berkas ini sebelumnya dibaca dengan kolom lain, sehingga jumlah barisnya berbeda. Pilih kolom yang sama seperti waktu itu, lalu kirim lagi.';
  }
  if (isConflict(error)) return errorMessage(error);
  const kept = sent > 0 ? 'Baris yang sudah terkirim tersimpan.' : 'Belum ada baris yang terkirim.';
  return `${errorMessage(error)} ${kept}`;
}

const bankError = ({ code, other }: { code: string; other: boolean }) =>
  other && code !== '' ? 'Kode bank 2 sampai 12 huruf atau angka.' : 'Pilih bank dari mutasi ini.';
