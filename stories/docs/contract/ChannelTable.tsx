import { styled } from '@mui/material/styles';
import {
  CREDIT_APPROVAL_SENT,
  CREDIT_SENT,
  creditApprovalsChannel,
  CREDITS_CHANNEL,
  NOTIFICATION_READ,
  NOTIFICATION_SENT,
  notificationsChannel,
  SESSION_ENDED,
} from '@/lib/contract/realtime';
import { colour, font, size, space } from '@/lib/theme/tokens';

const USER = '{userId}';

const CHANNELS = [
  {
    channel: CREDITS_CHANNEL,
    event: CREDIT_SENT,
    carries: 'Nothing that is relied on: lists are marked as loading, then fetched again.',
    where: 'every host (SPEC 7)',
  },
  {
    channel: creditApprovalsChannel(USER),
    event: CREDIT_APPROVAL_SENT,
    carries: 'credit, update, request_by; the embedded API adds reason and requested_at.',
    where: 'every host (SPEC 7)',
  },
  {
    channel: notificationsChannel(USER),
    event: NOTIFICATION_SENT,
    carries: 'The notification; where it cannot be read the list is fetched instead.',
    where: 'every host (SPEC 7)',
  },
  {
    channel: notificationsChannel(USER),
    event: NOTIFICATION_READ,
    carries: 'id, or null when all were read: on another device.',
    where: 'embedded API only',
  },
  {
    channel: notificationsChannel(USER),
    event: SESSION_ENDED,
    carries: 'Nothing: sessions of this person were ended, and each tab asks whether its own still stands.',
    where: 'embedded API only',
  },
];

/** The realtime channels and their events. */
export function ChannelTable() {
  return (
    <Scroll role="region" aria-label="Realtime channels" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Channel</th>
            <th scope="col">Event</th>
            <th scope="col">Carries</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {CHANNELS.map(({ channel, event, carries, where }) => (
            <tr key={channel + event}>
              <th scope="row">{channel}</th>
              <td>{event}</td>
              <td>{carries}</td>
              <td>{where}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  color: colour.ink,
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: font.small },
  '& :is(th, td)': {
    padding: `${space(2)} ${space(3)}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: font.regular,
  },
  '& thead th': { color: colour.inkMuted, fontWeight: font.medium },
  '& tbody :is(th, td)': { borderTop: `1px solid ${colour.line}` },
  '& tbody th': { fontWeight: font.medium, whiteSpace: 'nowrap' },
});
