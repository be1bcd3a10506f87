import { styled } from '@mui/material/styles';
import { DateText } from '@/components/DateText/DateText';
import type { ContractEvent } from '@/lib/contract/contracts';
import { colour, font, space } from '@/lib/theme/tokens';

export interface ContractHistoryProps {
  /** Newest first. */
  events: readonly ContractEvent[];
}

/** What was done to a contract and its receipts, newest first. */
export function ContractHistory({ events }: ContractHistoryProps) {
  if (events.length === 0) return <Nothing>Belum ada catatan pada kontrak ini.</Nothing>;
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <p>{event.summary}</p>
          <p data-part="when">
            {event.by?.name ?? 'Sistem'} · <DateText kind="instant" value={event.at} />
          </p>
          {event.reason && <blockquote>{event.reason}</blockquote>}
        </li>
      ))}
    </List>
  );
}

const Nothing = styled('p')({ color: colour.inkMuted });

const List = styled('ol')({
  '& > li': {
    position: 'relative',
    padding: `0 0 ${space(4)} ${space(5)}`,
    borderLeft: `1px solid ${colour.line}`,
    marginLeft: space(1),
    overflowWrap: 'anywhere',
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
  },
  '& [data-part="when"]': { color: colour.inkMuted, fontSize: font.small },
  '& blockquote': { margin: `${space(1)} 0 0`, whiteSpace: 'pre-wrap' },
});
