import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';
import { NotFoundPage } from '@/components/NotFoundPage/NotFoundPage';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';

/**
 * Any path that is not registered for this person (SPEC 2, 5). Signed out, that may be a page that signing in opens;
 * the words are the same for every path, so that they tell nobody which pages exist.
 */
export function NotFoundRoute() {
  const signedIn = useSession() !== null;
  const { pathname, search } = useLocation();
  if (signedIn) return <NotFoundPage homeHref={paths.home()} />;
  return (
    <MessagePage
      picture="lost"
      title="Halaman tidak ditemukan"
      actions={
        <>
          <LinkButton href={paths.home()}>Ke beranda</LinkButton>
          <LinkButton kind="primary" href={paths.login(pathname + search)}>
            Masuk
          </LinkButton>
        </>
      }
    >
      Alamat ini salah tulis, sudah dipindah, atau hanya terbuka setelah Anda masuk.
    </MessagePage>
  );
}
