import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import { IconButton } from '@/components/IconButton/IconButton';
import { useToast } from '@/components/Toast/useToast';
import styles from './FailureCode.module.css';

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
    <div className={styles.root}>
      <span>
        Kode: <code>{code}</code>
      </span>
      <IconButton label="Salin kode" onClick={() => void handleCopy()}>
        <ContentCopy aria-hidden />
      </IconButton>
    </div>
  );
}
