import { useState } from 'react';
import type { Profile } from '@/lib/contract/auth';
import { CodeForm } from './components/CodeForm';
import { CodeOver } from './components/CodeOver';
import { EntryCard } from './components/EntryCard';
import { RecoveryForm } from './components/RecoveryForm';
import { readKeptChallenge, type KeptChallenge } from './domain/keptChallenge';
import { useCodeEntry } from './useCodeEntry';

export interface CodeEntryProps {
  /** The code was right. Keep the session, then leave: nothing is kept here. */
  onSignedIn: (token: string, profile: Profile) => void;
  /** Back to user name and password: by choice, because the code expired, or because none was sent. */
  onBack: () => void;
}

/** Second step of signing in, for the sign-in that `SignIn` started in this tab; a reload goes on with it. */
export function CodeEntry(props: CodeEntryProps) {
  const [kept] = useState(readKeptChallenge);
  if (kept) return <RunningCodeEntry {...props} kept={kept} />;
  return (
    <EntryCard title="Kode masuk">
      <CodeOver why="missing" onBack={props.onBack} />
    </EntryCard>
  );
}

function RunningCodeEntry({ kept, onSignedIn, onBack }: CodeEntryProps & { kept: KeptChallenge }) {
  const { isOver, isRecovery, sentTo, onApp, ...form } = useCodeEntry(kept, onSignedIn);
  if (isOver) {
    return (
      <EntryCard title="Kode kedaluwarsa">
        <CodeOver why="expired" onBack={onBack} />
      </EntryCard>
    );
  }
  if (isRecovery) {
    return (
      <EntryCard
        title="Kode pemulihan"
        intro="Isi salah satu kode pemulihan Anda. Setiap kode berlaku sekali."
      >
        <RecoveryForm {...form} onApp={onApp} onBack={onBack} />
      </EntryCard>
    );
  }
  return (
    <EntryCard title="Kode masuk" intro={<SentTo place={sentTo} />}>
      <CodeForm {...form} onBack={onBack} />
    </EntryCard>
  );
}

/** Without a mail server the embedded API prints the code in its own window. */
function SentTo({ place }: { place: string }) {
  if (place === 'app') return 'Isi kode 6 angka dari aplikasi autentikator.';
  if (place === 'unsaid') {
    return 'Nama pengguna ini sedang banyak dicoba. Bila kata sandi tadi benar, kode 6 angka dikirim seperti biasa, atau isi kode dari aplikasi autentikator. Tidak ada kode? Pilih Ganti akun, lalu periksa kata sandi.';
  }
  if (place === 'server') return 'Kode 6 angka tercetak di jendela server.';
  return (
    <>
      Kode 6 angka dikirim ke <strong>{place}</strong>.
    </>
  );
}
