import { Money } from '@/components/Money/Money';
import type { RowsView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { HandoverLine } from '@/lib/contract/handovers';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatDateShort } from '@/lib/format/tanggal';
import { shareText } from '../domain/handoverText';
import styles from './LineList.module.css';

/** Whose money it is: name, contract, number and day of the TTS. */
export function Person({
  of,
}: {
  /** The TTS. */
  of: Pick<HandoverLine, 'customer_name' | 'contract_code' | 'number' | 'day'>;
}) {
  return (
    <span className={styles.person}>
      {of.customer_name}
      <small>{of.contract_code}</small>
      <small>
        TTS {of.number}, {formatDateShort(of.day)}
      </small>
    </span>
  );
}

const CHIPS = {
  PAYMENT: { tone: 'paid', label: 'Nota' },
  DEPOSIT: { tone: 'neutral', label: 'Titipan' },
  SUCCESSOR: { tone: 'paid', label: 'Nota kontrak pengganti' },
  RETURN: { tone: 'due', label: 'Dikembalikan' },
} as const;

/** What a TTS becomes: its kind, each nota, what is left, and why it is no plain payment. */
function Becomes({ line }: { line: HandoverLine }) {
  const { becomes, shares, deposit, date_payment, why, second_person, later } = line;
  const { tone, label } = second_person
    ? ({ tone: 'waiting', label: 'Menunggu penyetuju' } as const)
    : CHIPS[becomes];
  const split = new Set(later.map(({ invoice }) => invoice)).size;
  return (
    <span className={styles.becomes}>
      <StatusChip tone={tone} wraps>
        {label}
      </StatusChip>
      {shares.map((share) => (
        <span key={share.credit_to}>{shareText(share)}</span>
      ))}
      {deposit > 0 && <span>Titipan {formatRupiah(deposit)}</span>}
      {date_payment !== null && shares.length > 0 && <small>Nota tanggal {formatDate(date_payment)}</small>}
      {why !== '' && <small>{why}</small>}
      {becomes === 'RETURN' && <small>Kembalikan kepada nasabah dengan tanda tangan.</small>}
      {second_person && <small>{lateText(second_person)}</small>}
      {split > 0 && <small>{formatNumber(split)} nota sesudahnya dibagi ulang.</small>}
    </span>
  );
}

function lateText({ takes_off, obstacle }: NonNullable<HandoverLine['second_person']>): string {
  const penalty =
    takes_off > 0
      ? `Tanggalnya mengurangi denda ${formatRupiah(takes_off)}.`
      : 'Tanggalnya tidak mengurangi denda.';
  return `Lebih dari satu hari kerja. ${penalty}${obstacle === null ? '' : ` ${obstacle}`}`;
}

/** How the TTS of a hand-over look before it is posted. */
export const LINE_VIEW: RowsView<HandoverLine, number> = {
  caption: 'Tanda terima dan yang terjadi',
  columns: [
    {
      ...{ key: 'customer', header: 'Nasabah', minWidth: 230, whole: true },
      cell: (line) => <Person of={line} />,
    },
    {
      ...{ key: 'amount', header: 'Jumlah', align: 'end', width: 116, card: 'aside' },
      cell: ({ amount }) => <Money value={amount} />,
    },
    {
      ...{ key: 'becomes', header: 'Menjadi', minWidth: 320, whole: true, card: 'lead' },
      cell: (line) => <Becomes line={line} />,
    },
  ],
  keyOf: ({ tts_id }) => tts_id,
  skeletonRows: 4,
};
