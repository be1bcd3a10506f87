import Call from '@mui/icons-material/CallRounded';
import Map from '@mui/icons-material/MapOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { whatsAppHref, whatsAppNumber } from '@/lib/format/whatsApp';
import { mapHref, mapSearchHref } from '@/lib/labels/position';
import type { SurveyFacts } from '../device/KeptSurvey';
import styles from './VisitWays.module.css';

export interface VisitWaysProps {
  /** Whom to visit. */
  facts: Pick<SurveyFacts, 'name' | 'phone' | 'whatsapp' | 'address' | 'place'>;
}

/** Ways to an applicant: call, write, find the house. What is not known has none. */
export function VisitWays({ facts: { name, phone, whatsapp, address, place } }: VisitWaysProps) {
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
      {whatsAppNumber(writesTo) !== null && (
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
