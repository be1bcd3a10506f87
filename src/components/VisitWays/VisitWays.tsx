import Call from '@mui/icons-material/CallRounded';
import Map from '@mui/icons-material/MapOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { whatsAppHref, whatsAppNumber } from '@/lib/format/whatsApp';
import { mapHref, mapSearchHref } from '@/lib/labels/position';
import styles from './VisitWays.module.css';

/** Whom somebody goes to, as far as it is known. */
export interface VisitedPerson {
  name: string;
  phone: string;
  /** '': the same as the telephone. */
  whatsapp: string;
  address: string;
  /** Where it is on the map. */
  place: { latitude: number; longitude: number } | null;
}

export interface VisitWaysProps {
  /** Whom to visit. */
  facts: VisitedPerson;
  /** Shows a text before it is sent; left out: WhatsApp opens empty. */
  onWrite?: (() => void) | undefined;
}

/** Ways to a person: call, write, find the house. What is not known has none. */
export function VisitWays({ facts: { name, phone, whatsapp, address, place }, onWrite }: VisitWaysProps) {
  const writesTo = whatsapp || phone;
  const map = place ? mapHref(place) : address ? mapSearchHref(address) : null;
  const away = { target: '_blank', rel: 'noreferrer' } as const;
  if (!phone && !writesTo && map === null) return null;
  return (
    <div className={styles.root}>
      {phone && (
        <LinkButton
          kind="quiet"
          icon={<Call aria-hidden />}
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={`Telepon ${name}`}
        >
          Telepon
        </LinkButton>
      )}
      {whatsAppNumber(writesTo) !== null && onWrite && (
        <Button
          kind="quiet"
          icon={<WhatsApp aria-hidden />}
          aria-label={`WhatsApp ${name}`}
          onClick={onWrite}
        >
          WhatsApp
        </Button>
      )}
      {whatsAppNumber(writesTo) !== null && !onWrite && (
        <LinkButton
          kind="quiet"
          {...away}
          icon={<WhatsApp aria-hidden />}
          href={whatsAppHref('', writesTo)}
          aria-label={`WhatsApp ${name}`}
        >
          WhatsApp
        </LinkButton>
      )}
      {map !== null && (
        <LinkButton {...away} kind="quiet" icon={<Map aria-hidden />} href={map} aria-label={`Peta ${name}`}>
          Peta
        </LinkButton>
      )}
    </div>
  );
}
