import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { OwnSession } from '@/lib/contract/account';
import { formatInstant } from '@/lib/format/tanggal';
import { colour, font, media, space } from '@/lib/theme/tokens';
import { deviceName } from '../domain/deviceName';

export interface SessionListProps {
  /** This device's first. */
  sessions: readonly OwnSession[];
  /** What is being ended: a session's id, or every other one. */
  ending?: number | 'others' | null;
  onEnd: (session: OwnSession) => void;
  onEndOthers: () => void;
}

/** One's own sessions: device, address, since when, last use; each but this device's can be ended. */
export function SessionList({ sessions, ending = null, onEnd, onEndOthers }: SessionListProps) {
  const others = sessions.filter((session) => !session.is_current);
  return (
    <>
      <List>
        {sessions.map((session) => (
          <li key={session.id}>
            <div data-part="words">
              <div data-part="device">
                {deviceName(session.device)}
                {session.is_current && <StatusChip tone="paid">Perangkat ini</StatusChip>}
              </div>
              <dl>
                <Fact term="Alamat">{session.ip ?? 'Tidak diketahui'}</Fact>
                <Fact term="Masuk">{formatInstant(session.created_at)}</Fact>
                <Fact term="Terakhir dipakai">{formatInstant(session.last_used_at)}</Fact>
              </dl>
            </div>
            {!session.is_current && (
              <Button
                busy={ending === session.id}
                busyLabel="Mengakhiri…"
                disabled={ending !== null && ending !== session.id}
                aria-label={ending === session.id ? undefined : endLabel(session)}
                onClick={() => onEnd(session)}
              >
                Akhiri
              </Button>
            )}
          </li>
        ))}
      </List>
      {others.length > 0 ? (
        <EndOthers
          kind="danger"
          busy={ending === 'others'}
          busyLabel="Mengakhiri…"
          disabled={ending !== null && ending !== 'others'}
          onClick={onEndOthers}
        >
          Akhiri semua sesi lain
        </EndOthers>
      ) : (
        <Note>Tidak ada sesi lain. Anda hanya masuk di perangkat ini.</Note>
      )}
    </>
  );
}

const endLabel = ({ device, created_at }: OwnSession) =>
  `Akhiri sesi ${deviceName(device)}, masuk ${formatInstant(created_at)}`;

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = styled('ul')({
  display: 'grid',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    padding: `${space(3)} 0`,
    borderTop: `1px solid ${colour.line}`,
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
    '& > button': { flex: 'none' },
  },
  '& [data-part="words"]': { flex: 1, minWidth: 0, display: 'grid', gap: space(1) },
  '& [data-part="device"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2),
    fontWeight: font.medium,
    overflowWrap: 'anywhere',
  },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(6)}` },
  '& dt': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  [media.mobile]: {
    '& > li': { flexDirection: 'column', alignItems: 'stretch', gap: space(3) },
    '& dl': { flexDirection: 'column' },
  },
});

const EndOthers = styled(Button)({ justifySelf: 'start', [media.mobile]: { justifySelf: 'stretch' } });
const Note = styled('p')({ color: colour.inkMuted });
