import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import { styled } from '@mui/material/styles';
import { IconButton } from '@/components/IconButton/IconButton';
import { useToast } from '@/components/Toast/useToast';
import { colour, space } from '@/lib/theme/tokens';

export interface FailureCodeProps {
  /** The request's id, as the server's log has it. */
  code: string;
}

/** What a person tells whoever runs the server, so that the failure is found in its log. */
export function FailureCode({ code }: FailureCodeProps) {
  const toast = useToast();
  const handleCopy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast.show({ tone: 'success', message: 'Kode tersalin.' }),
      () => toast.show({ tone: 'info', message: 'Peramban menolak penyalinan. Pilih kodenya, lalu salin.' }),
    );
  return (
    <Root>
      <span>
        Kode: <code>{code}</code>
      </span>
      <IconButton label="Salin kode" onClick={() => void handleCopy()}>
        <ContentCopy aria-hidden />
      </IconButton>
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  color: colour.inkMuted,
  fontSize: 12,
  // A tap takes the whole code, where copying by button is refused.
  '& code': { fontFamily: 'inherit', userSelect: 'all', overflowWrap: 'anywhere' },
  '& svg': { fontSize: 16 },
});
