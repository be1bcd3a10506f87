import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FileField } from '@/components/FileField/FileField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { bankCodeSchema } from '@/lib/contract/bankMappings';
import { formatNumber } from '@/lib/format/rupiah';
import { mappingsOptions } from './api/imports.queries';
import { useSendStatement } from './api/useSendStatement';
import { useWarnOnLeaving } from './api/useWarnOnLeaving';
import { BankField } from './components/BankField';
import { MappingForm } from './components/MappingForm';
import { ReadingPreview } from './components/ReadingPreview';
import { SendingDialog } from './components/SendingDialog';
import { batchSearch } from './domain/importAddress';
import { mappingOf } from './domain/mappingDraft';
import { sendingProblem } from './domain/sendingText';
import { useStatementFile } from './useStatementFile';
import styles from './ImportUpload.module.css';

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
  const keptFor = (code: string) => mappings.data?.rows.find((one) => one.bank === code) ?? null;
  const kept = keptFor(bank.code);
  const statement = useStatementFile(kept);
  const sending = useSendStatement((batch) => onSent(batch.id));
  useWarnOnLeaving(sending.phase === 'sending');
  const { file } = statement;
  const mapping = file?.draft ? mappingOf(file.draft) : null;
  const bankFits = bankCodeSchema.safeParse(bank.code).success;

  const handleBank = (code: string, other: boolean) => {
    setBank({ code, other });
    const another = keptFor(code);
    if (another) statement.suggest(another);
  };
  const handleSend = async () => {
    setTried(true);
    if (!bankFits || !mapping || !file?.opened) return;
    const lines = await statement.take(mapping);
    await sending.send({ bank: bank.code, fileName: file.name, hash: file.opened.hash, mapping, lines });
  };

  return (
    <PageParts className={styles.root}>
      <section aria-label="Bank dan berkas">
        <h2>Bank dan berkas</h2>
        <BankField
          value={bank.code}
          other={bank.other}
          error={tried && !bankFits ? bankError(bank) : undefined}
          onChange={handleBank}
        />
        <FileField
          label="Berkas mutasi"
          fileName={file?.name ?? null}
          accept=".csv,.txt,.xlsx"
          hint="CSV atau XLSX, paling besar 10 MB, 20.000 baris. Berkas dibaca di perangkat ini; belum ada yang dikirim."
          error={file?.phase === 'failed' ? file.problem : undefined}
          busy={file?.phase === 'opening'}
          onFile={statement.choose}
        />
      </section>
      {file?.phase === 'opening' && <SkeletonLines lines={8} />}
      {file?.phase === 'open' && file.draft && file.opened && (
        <div data-part="columns">
          <section aria-label="Kolom">
            <h2>Kolom</h2>
            {file.kept && kept && (
              <InlineAlert tone="info">
                Susunan kolom {bank.code} dari unggahan terakhir dipakai lagi. Periksa hasil bacaannya.
              </InlineAlert>
            )}
            <MappingForm
              draft={file.draft}
              columns={file.columns ?? []}
              head={file.opened.head}
              onChange={statement.change}
            />
          </section>
          <section aria-label="Hasil bacaan">
            <h2>Hasil bacaan</h2>
            <ReadingPreview reading={file.reading} complete={mapping !== null} problem={file.problem} />
            {file.reading && file.reading.count > 0 && (
              <Button kind="primary" wide onClick={() => void handleSend()}>
                Kirim {formatNumber(file.reading.count)} baris
              </Button>
            )}
            {tried && !bankFits && <InlineAlert tone="danger">{bankError(bank)}</InlineAlert>}
          </section>
        </div>
      )}
      <SendingDialog
        phase={sending.phase}
        sent={sending.sent}
        total={sending.total}
        problem={sending.error ? sendingProblem(sending.error, sending.sent) : undefined}
        takenHref={sending.taken ? href + batchSearch(sending.taken.id) : undefined}
        onContinue={() => void handleSend()}
        onClose={sending.reset}
      />
    </PageParts>
  );
}

const bankError = ({ code, other }: { code: string; other: boolean }) =>
  other && code !== '' ? 'Kode bank 2 sampai 12 huruf atau angka.' : 'Pilih bank dari mutasi ini.';
