import { CheckField } from '@/components/CheckField/CheckField';
import type { MutableGroup } from '@/lib/contract/notificationSettings';
import styles from './PasswordForm.module.css';

export interface NotificationChoicesProps {
  /** Groups that are switched off. */
  muted: readonly MutableGroup[];
  /** What is being saved: nothing can be changed meanwhile. */
  saving?: boolean;
  /** Wanted from now on, or no longer. */
  onChange: (group: MutableGroup, wanted: boolean) => void;
}

const TEXTS: Readonly<Record<MutableGroup, { label: string; hint: string }>> = {
  registrations: {
    label: 'Form registrasi yang saya masukkan',
    hint: 'Setiap kali statusnya berpindah.',
  },
  requests: {
    label: 'Jawaban atas permintaan saya',
    hint: 'Nota cicilan dan kontrak: disetujui atau ditolak.',
  },
  partners: {
    label: 'Jawaban atas perubahan agen dan marketing ekternal',
    hint: 'Perubahan yang saya minta: disetujui atau ditolak.',
  },
};

/** What a person is told. What waits for them, and what is about their sign-in, always comes. */
export function NotificationChoices({ muted, saving = false, onChange }: NotificationChoicesProps) {
  return (
    <div className={styles.root}>
      <CheckField
        label="Yang menunggu tindakan saya, dan keamanan akun"
        hint="Selalu masuk; tidak dapat dimatikan."
        checked
        disabled
        onChange={() => {}}
      />
      {(Object.keys(TEXTS) as MutableGroup[]).map((group) => (
        <CheckField
          key={group}
          {...TEXTS[group]}
          checked={!muted.includes(group)}
          disabled={saving}
          onChange={(wanted) => onChange(group, wanted)}
        />
      ))}
    </div>
  );
}
