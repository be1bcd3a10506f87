import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { BrandMark } from '@/components/BrandMark/BrandMark';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { colour, font, space } from '@/lib/theme/tokens';

export interface UpdateModalProps {
  open: boolean;
  /** The version that runs here. */
  appVersion: string;
  /** The version that the API answers with. */
  apiVersion: string;
  /** The app's page in the store. */
  storeUrl: string;
  /** Puts the update off; without it there is only the update. */
  onLater?: () => void;
}

/** Full screen: a newer version is there (SPEC 2). */
export function UpdateModal({ open, appVersion, apiVersion, storeUrl, onLater }: UpdateModalProps) {
  const titleId = useId();
  return (
    <MuiDialog open={open} fullScreen aria-labelledby={titleId} onClose={onLater}>
      <Root>
        <BrandMark size={48} />
        <h2 id={titleId}>Versi baru Angsur</h2>
        <dl>
          <div>
            <dt>Versi aplikasi</dt>
            <dd>{appVersion}</dd>
          </div>
          <div>
            <dt>Versi API</dt>
            <dd>
              {apiVersion} <strong>Tersedia</strong>
            </dd>
          </div>
        </dl>
        <LinkButton kind="primary" href={storeUrl} wide>
          Update
        </LinkButton>
        {onLater && (
          <Button kind="quiet" wide onClick={onLater}>
            Nanti
          </Button>
        )}
      </Root>
    </MuiDialog>
  );
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  maxWidth: 320,
  margin: 'auto',
  padding: space(6),
  textAlign: 'center',
  '& > svg': { color: colour.primary },
  '& h2': { fontSize: font.title, fontWeight: font.strong, lineHeight: '28px' },
  '& dl': { width: '100%', margin: `${space(2)} 0 ${space(4)}`, borderTop: `1px solid ${colour.line}` },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 40,
    borderBottom: `1px solid ${colour.line}`,
  },
  '& dt': { color: colour.inkMuted },
  '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: font.medium },
  '& strong': {
    marginLeft: space(2),
    padding: `0 ${space(2)}`,
    borderRadius: 10,
    background: colour.paidSoft,
    color: colour.paid,
    fontSize: font.small,
    fontWeight: font.medium,
    lineHeight: '20px',
    display: 'inline-block',
  },
});
