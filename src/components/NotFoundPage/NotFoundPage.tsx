import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';

export interface NotFoundPageProps {
  /** Where the way home leads. */
  homeHref?: string;
}

/** Any path that is not registered (SPEC 2). */
export function NotFoundPage({ homeHref = '/' }: NotFoundPageProps) {
  return (
    <MessagePage
      picture="lost"
      title="Halaman tidak ditemukan"
      actions={
        <LinkButton kind="primary" href={homeHref}>
          Ke beranda
        </LinkButton>
      }
    >
      Alamat ini salah tulis, sudah dipindah, atau tidak termasuk hak akses Anda.
    </MessagePage>
  );
}
