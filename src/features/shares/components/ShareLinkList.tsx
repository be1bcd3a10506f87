import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ShareLink } from '@/lib/contract/shares';
import { formatNumber } from '@/lib/format/rupiah';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import styles from './ShareLinkList.module.css';

export interface ShareLinkListProps {
  /** Those that open first. */
  links: readonly ShareLink[];
  /** The link that is being revoked. */
  revoking?: number | null;
  /** Asked to revoke one. */
  onRevoke: (link: ShareLink) => void;
}

const STATES: Record<ShareLink['state'], StatusLabel & { until: string }> = {
  OPEN: { label: 'Berlaku', tone: 'due', until: 'Berlaku sampai' },
  ENDED: { label: 'Berakhir', tone: 'neutral', until: 'Berakhir' },
  REVOKED: { label: 'Dicabut', tone: 'neutral', until: 'Sedianya sampai' },
};

/** A contract's links: until when, by whom, how often opened. Their addresses are not known any more. */
export function ShareLinkList({ links, revoking = null, onRevoke }: ShareLinkListProps) {
  if (links.length === 0) return <p className={styles.none}>Belum ada tautan untuk kontrak ini.</p>;
  return (
    <ul className={styles.root} aria-label="Tautan kartu">
      {links.map((link) => (
        <li key={link.id}>
          <StatusChip tone={STATES[link.state].tone}>{STATES[link.state].label}</StatusChip>
          <div data-part="facts">
            <p>
              {STATES[link.state].until} <DateText kind="instant" value={link.ends_at} />
            </p>
            <p data-part="more">
              Dibuat {link.made_by.name}, <DateText kind="instant" value={link.made_at} />
              {link.revoked_by && (
                <>
                  {' · '}Dicabut {link.revoked_by.name}, <DateText kind="instant" value={link.revoked_at} />
                </>
              )}
              {' · '}
              <Openings link={link} />
            </p>
          </div>
          {link.state === 'OPEN' && (
            <Button busy={revoking === link.id} onClick={() => onRevoke(link)}>
              Cabut
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Openings({ link }: { link: ShareLink }) {
  if (link.openings === 0) return 'Belum dibuka';
  return (
    <>
      Dibuka {formatNumber(link.openings)} kali, terakhir{' '}
      <DateText kind="instant" value={link.last_opened_at} />
    </>
  );
}
