import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { OpenedPasswordLink } from '@/lib/contract/passwordLinks';
import { useEditor } from '@/lib/editor/useEditor';
import { formatInstant } from '@/lib/format/tanggal';
import { passwordLinkOptions, useSetPassword } from './api/passwordLink.queries';
import { EntryCard } from './components/EntryCard';
import { FirstAdministrator } from './FirstAdministrator';
import { NewPasswordForm } from './components/NewPasswordForm';
import { forgetLink } from './domain/keptLink';
import { isLinkOver, linkProblem } from './domain/linkProblem';
import { checkNewPassword, NO_NEW_PASSWORD } from './domain/newPassword';

export interface PasswordLinkProps {
  /** What stood behind `#` in the address; null: the page was opened without a link. */
  token: string | null;
  /** Where one signs in. */
  signInHref: string;
}

/** A person chooses their own password by a link that opens once: an invitation, or a reset. */
export function PasswordLink({ token, signInHref }: PasswordLinkProps) {
  if (token === null) return <LinkOver signInHref={signInHref} />;
  return <GivenLink token={token} signInHref={signInHref} />;
}

function GivenLink({ token, signInHref }: { token: string; signInHref: string }) {
  const { data, error, isFetching, refetch } = useQuery(passwordLinkOptions(token));
  if (data && data.username !== null) {
    return <Choosing token={token} link={{ ...data, username: data.username }} signInHref={signInHref} />;
  }
  if (data?.kind === 'FIRST_ADMIN') {
    return (
      <FirstAdministrator
        token={token}
        link={data}
        saved={(username) => <AdministratorMade username={username} signInHref={signInHref} />}
        over={<LinkOver signInHref={signInHref} />}
      />
    );
  }
  if (data || isLinkOver(error)) return <LinkOver signInHref={signInHref} />;
  return (
    <EntryCard title="Kata sandi">
      {error ? (
        <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={5} />
      )}
    </EntryCard>
  );
}

interface ChoosingProps {
  token: string;
  link: OpenedPasswordLink & { username: string };
  signInHref: string;
}

function Choosing({ token, link, signInHref }: ChoosingProps) {
  const write = useSetPassword(token);
  const { form } = useEditor({
    record: null,
    start: () => NO_NEW_PASSWORD,
    write,
    check: (values) => checkNewPassword(values, { username: link.username, name: link.name ?? '' }),
    send: (values) => write.send(values.new_password, { onSuccess: forgetLink }),
  });
  if (write.isSuccess) return <PasswordSaved username={link.username} signInHref={signInHref} />;
  if (isLinkOver(write.error)) return <LinkOver signInHref={signInHref} />;
  return (
    <EntryCard title="Buat kata sandi" intro={linkIntro(link)}>
      <NewPasswordForm
        {...form}
        username={link.username}
        problem={write.isPending ? null : linkProblem(write.error)}
      />
    </EntryCard>
  );
}

/** What a link is for, and until when, above the form. */
function linkIntro({ kind, name, company, office, expires_at }: OpenedPasswordLink): string {
  const where = [company, office].filter((part) => part !== null).join(', ');
  const purpose =
    kind === 'RESET'
      ? 'buat kata sandi baru untuk akun Anda'
      : `Anda diundang memakai Angsur${where ? ` di ${where}` : ''}`;
  return `Halo ${name ?? ''}, ${purpose}. Tautan ini berlaku sampai ${formatInstant(expires_at)} dan hanya sekali pakai.`;
}

function PasswordSaved({ username, signInHref }: { username: string; signInHref: string }) {
  return (
    <EntryCard
      title="Kata sandi sudah dibuat"
      intro={
        <>
          Masuk sebagai <strong>{username}</strong> dengan kata sandi baru. Semua sesi yang lama sudah
          berakhir.
        </>
      }
    >
      <LinkButton kind="primary" href={signInHref}>
        Ke halaman masuk
      </LinkButton>
    </EntryCard>
  );
}

function AdministratorMade({ username, signInHref }: { username: string; signInHref: string }) {
  return (
    <EntryCard
      title="Perusahaan siap"
      intro={
        <>
          Masuk sebagai <strong>{username}</strong>. Beranda lalu menawarkan penyiapan perusahaan, langkah
          demi langkah.
        </>
      }
    >
      <LinkButton kind="primary" href={signInHref}>
        Ke halaman masuk
      </LinkButton>
    </EntryCard>
  );
}

/** Said of every link that opens nothing, whatever the reason. */
function LinkOver({ signInHref }: { signInHref: string }) {
  return (
    <EntryCard
      title="Tautan tidak berlaku"
      intro="Tautan hanya dapat dipakai sekali dan berakhir sendiri. Mintalah yang baru kepada Admin Sistem."
    >
      <LinkButton href={signInHref}>Ke halaman masuk</LinkButton>
    </EntryCard>
  );
}
