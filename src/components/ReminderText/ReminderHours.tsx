import { CheckField } from '@/components/CheckField/CheckField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { CallHours } from '@/lib/contract/calls';
import { formatDate } from '@/lib/format/tanggal';

export interface ReminderHoursProps {
  /** Whether the hours allow it now. */
  hours: CallHours;
  /** It was said that it is sent all the same. */
  agreed: boolean;
  /** It is said, or taken back. */
  onAgree: (agreed: boolean) => void;
}

const WHY: Readonly<Record<NonNullable<CallHours['outside']>, string>> = {
  SUNDAY: 'Hari ini Minggu: nasabah tidak boleh ditagih tanpa persetujuannya.',
  HOLIDAY: 'Hari ini hari libur nasional: nasabah tidak boleh ditagih tanpa persetujuannya.',
  HOURS: 'Di luar 08.00–20.00 waktu kantor nasabah tidak boleh ditagih tanpa persetujuannya.',
};

/** Whether a reminder must first be said to be sent outside the rule. */
export const needsAgreement = ({ outside, consents }: CallHours): boolean =>
  outside !== null && consents.length === 0;

/** What the rule of hours says of a reminder at this moment: nothing within it, a consent, or a warning and its tick. */
export function ReminderHours({ hours, agreed, onAgree }: ReminderHoursProps) {
  const { outside, consents } = hours;
  if (outside === null) return null;
  const [consent] = consents;
  if (consent) {
    return (
      <InlineAlert tone="info" title="Di luar jam penagihan, dengan persetujuan nasabah">
        {consent.words} (sampai {formatDate(consent.until)})
      </InlineAlert>
    );
  }
  return (
    <>
      <InlineAlert tone="warning" title="Di luar jam penagihan">
        {WHY[outside]} Kirim pada jam penagihan berikutnya.
      </InlineAlert>
      <CheckField label="Tetap kirim di luar ketentuan" checked={agreed} onChange={onAgree} />
    </>
  );
}
