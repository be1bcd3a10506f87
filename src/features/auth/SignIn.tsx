import { EntryCard } from './components/EntryCard';
import { SignInForm } from './components/SignInForm';
import { useSignInForm } from './useSignInForm';

export interface SignInProps {
  /** User name and password were right, and a code is on its way: go to the code page. */
  onChallenge: () => void;
}

/** First step of signing in. The running sign-in is kept in this tab for `CodeEntry`. */
export function SignIn({ onChallenge }: SignInProps) {
  const form = useSignInForm(onChallenge);
  return (
    <EntryCard title="Masuk" intro="Gunakan akun kantor Anda.">
      <SignInForm {...form} />
    </EntryCard>
  );
}
