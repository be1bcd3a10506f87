import { styled } from '@mui/material/styles';
import { DateText } from '@/components/DateText/DateText';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { colour, font, space } from '@/lib/theme/tokens';
import { labelOf } from '@/lib/words/creditFields';
import { formatCreditValue } from '../domain/formatCreditValue';

type CreditEvent = CreditDetail['events'][number];

const ACTIONS: Record<CreditEvent['action'], string> = {
  CREATED: 'Nota dibuat',
  CHANGE_REQUESTED: 'Perubahan diminta',
  CHANGE_APPROVED: 'Perubahan disetujui',
  CHANGE_REJECTED: 'Perubahan ditolak',
  CHANGE_WITHDRAWN: 'Permintaan perubahan ditarik',
  VOID_REQUESTED: 'Pembatalan diminta',
  VOIDED: 'Nota dibatalkan',
  VOID_REJECTED: 'Pembatalan ditolak',
  VOID_WITHDRAWN: 'Permintaan pembatalan ditarik',
  RESPLIT: 'Pembagian denda dan angsuran dihitung ulang',
};

export interface CreditHistoryProps {
  /** Newest first. */
  events: readonly CreditEvent[];
}

/** What happened to a receipt, newest first, with the fields that changed (DOMAIN, maker and checker). */
export function CreditHistory({ events }: CreditHistoryProps) {
  return (
    <List>
      {events.map((event) => (
        <li key={event.id} data-action={event.action}>
          <p>
            <b>{ACTIONS[event.action]}</b> · {event.by.name || event.by.username}
          </p>
          <p data-part="when">
            <DateText kind="instant" value={event.at} />
          </p>
          {event.reason && <blockquote>{event.reason}</blockquote>}
          {event.action !== 'VOIDED' && <Changes changes={event.changes} />}
        </li>
      ))}
    </List>
  );
}

function Changes({ changes }: Pick<CreditEvent, 'changes'>) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <ul>
      {fields.map(([field, [before, after]]) => (
        <li key={field}>
          {labelOf(field)}: {formatCreditValue(field, before) || 'kosong'}{' '}
          <span aria-label="menjadi" role="img">
            →
          </span>{' '}
          <b>{formatCreditValue(field, after) || 'kosong'}</b>
        </li>
      ))}
    </ul>
  );
}

const List = styled('ol')({
  '& > li': {
    position: 'relative',
    padding: `0 0 ${space(4)} ${space(5)}`,
    borderLeft: `1px solid ${colour.line}`,
    marginLeft: space(1),
    '&:last-of-type': { borderColor: 'transparent', paddingBottom: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -5,
      top: 6,
      width: 9,
      height: 9,
      borderRadius: '50%',
      background: colour.lineStrong,
    },
    '&[data-action="CHANGE_APPROVED"]::before': { background: colour.paid },
    '&:is([data-action="CHANGE_REJECTED"], [data-action="VOID_REJECTED"])::before': {
      background: colour.overdue,
    },
    '&[data-action="VOIDED"]::before': { background: colour.ink },
    '&:is([data-action="CHANGE_REQUESTED"], [data-action="VOID_REQUESTED"])::before': {
      background: colour.waiting,
    },
  },
  '& b': { fontWeight: font.strong },
  '& [data-part="when"]': { color: colour.inkMuted, fontSize: font.small },
  '& blockquote': { margin: `${space(1)} 0`, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& ul': { color: colour.inkMuted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
