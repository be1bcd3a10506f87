import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import styles from './CodeOver.module.css';

export interface CodeOverProps {
  /** `expired`: the code was not used in time. `missing`: no sign-in is running in this tab. */
  why: 'expired' | 'missing';
  /** Back to name and password. */
  onBack: () => void;
}

const REASON_TEXTS: Record<CodeOverProps['why'], string> = {
  expired: 'Kode tidak dipakai pada waktunya, jadi tidak berlaku lagi. Masuk lagi untuk mendapat kode baru.',
  missing: 'Belum ada kode yang dikirim dari tab ini. Masuk dulu dengan nama pengguna dan kata sandi.',
};

/** There is no code to type (any more): the one way on is back to user name and password. */
export function CodeOver({ why, onBack }: CodeOverProps) {
  const textId = useId();
  return (
    <div className={styles.root}>
      <p id={textId}>{REASON_TEXTS[why]}</p>
      {/* The field that had the focus is gone. */}
      <Button kind="primary" wide autoFocus aria-describedby={textId} onClick={onBack}>
        {why === 'expired' ? 'Masuk lagi' : 'Ke halaman masuk'}
      </Button>
    </div>
  );
}
