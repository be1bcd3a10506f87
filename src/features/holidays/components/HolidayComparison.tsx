import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { FewLines } from '@/components/Task/FewLines';
import { TaskBar } from '@/components/Task/Task';
import { TextArea } from '@/components/TextArea/TextArea';
import type { HolidayDiff } from '@/lib/contract/holidayMaster';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate, formatWeekday } from '@/lib/format/tanggal';
import { REASON_WANTED, MIN_REASON_LENGTH } from '../domain/holidayForm';
import type { WrongLine } from '@/lib/tables/holidays/readHolidays';
import styles from './HolidayComparison.module.css';

/** What is decided about a file beyond its lines. */
export interface TakingChoice {
  missing: 'KEEP' | 'REMOVE';
  reason?: string;
}

export interface HolidayComparisonProps {
  /** What the file would do. */
  diff: HolidayDiff;
  /** Lines of the file that are left out. */
  wrong: readonly WrongLine[];
  /** It is being taken; nothing can be pressed a second time. */
  busy: boolean;
  /** Why the last try failed. */
  problem?: string | undefined;
  /** It is to be taken. */
  onTake: (chosen: TakingChoice) => void;
}

/** What a file of holidays would do: what is new, renamed, missing, and what is left out and why. */
export function HolidayComparison({ diff, wrong, busy, problem, onTake }: HolidayComparisonProps) {
  const { added, renamed, same, missing, today } = diff;
  const [removes, setRemoves] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const removed = removes ? missing : [];
  const changing = [...added, ...renamed, ...removed];
  const past = changing.find(({ date }) => date < today);
  const lacksReason = past !== undefined && reason.trim().length < MIN_REASON_LENGTH;
  const handleSubmit = () => {
    setTried(true);
    if (lacksReason || changing.length === 0) return;
    onTake({ missing: removes ? 'REMOVE' : 'KEEP', ...(past && { reason: reason.trim() }) });
  };
  return (
    <Form className={styles.root} busy={busy} onSubmit={handleSubmit}>
      <p>
        <strong>
          {formatNumber(added.length)} baru, {formatNumber(renamed.length)} berganti nama,{' '}
          {formatNumber(same)} sama
        </strong>
      </p>
      <FewLines title="Baru" lines={added.map(({ date, name }) => `${formatWeekday(date)}: ${name}`)} />
      <FewLines
        title="Berganti nama"
        lines={renamed.map(({ date, before, after }) => `${formatDate(date)}: ${before} → ${after}`)}
      />
      <FewLines
        title="Tidak ada di berkas"
        lines={missing.map(({ date, name }) => `${formatWeekday(date)}: ${name}`)}
      />
      {missing.length > 0 && (
        <CheckField
          label={`Hapus ${formatNumber(missing.length)} hari libur yang tidak ada di berkas`}
          hint="Tanpa centang, semuanya tetap."
          checked={removes}
          disabled={busy}
          onChange={setRemoves}
        />
      )}
      <FewLines
        title="Baris yang dilewati"
        lines={wrong.map(({ line, reason: why }) => `Baris ${formatNumber(line)}: ${why}`)}
      />
      {past && (
        <div data-part="reason">
          <RequiredFields>
            <TextArea
              label="Alasan"
              required
              value={reason}
              maxLength={500}
              readOnly={busy}
              hint={`${formatDate(past.date)} sudah lewat. Alasan tercatat di riwayat.`}
              error={tried && lacksReason ? REASON_WANTED : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          </RequiredFields>
        </div>
      )}
      {problem !== undefined && (
        <InlineAlert tone="danger" title="Belum tersimpan">
          {problem} Berkas yang Anda pilih tetap ada.
        </InlineAlert>
      )}
      <TaskBar>
        <Button
          kind="primary"
          type="submit"
          busy={busy}
          busyLabel="Menyimpan…"
          disabled={changing.length === 0}
        >
          {changing.length === 0
            ? 'Tidak ada yang berubah'
            : `Simpan ${formatNumber(changing.length)} perubahan`}
        </Button>
      </TaskBar>
    </Form>
  );
}
