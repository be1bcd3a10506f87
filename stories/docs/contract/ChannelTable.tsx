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
import styles from './ChannelTable.module.css';

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
    <div className={styles.root} role="region" aria-label="Realtime channels" tabIndex={0}>
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
    </div>
  );
}
