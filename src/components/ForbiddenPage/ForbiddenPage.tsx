import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';

export interface ForbiddenPageProps {
  /** Where the way home leads. */
  homeHref?: string;
  /** What the server said; default general words. */
  message?: string;
}

/** The server answered 403: the page is there, this title may not see it. */
export function ForbiddenPage({ homeHref = '/', message }: ForbiddenPageProps) {
  return (
    <MessagePage
      picture="locked"
      title="Anda tidak punya hak untuk halaman ini"
      actions={
        <LinkButton kind="primary" href={homeHref}>
          Ke beranda
        </LinkButton>
      }
    >
      {message ??
        'Hak akses jabatan Anda mungkin berubah. Bila Anda memerlukannya, hubungi admin kantor Anda.'}
    </MessagePage>
  );
}
