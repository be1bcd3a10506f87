import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';

export interface NotYetPageProps {
  /** The screen's real heading. */
  title: string;
  /** Where the way home leads. */
  homeHref?: string;
}

/** A screen that has its place but not its content yet; it says so plainly. */
export function NotYetPage({ title, homeHref = '/' }: NotYetPageProps) {
  return (
    <MessagePage picture="later" title={title} actions={<LinkButton href={homeHref}>Ke beranda</LinkButton>}>
      Layar ini belum tersedia. Tidak ada data yang hilang; isinya menyusul pada versi berikutnya.
    </MessagePage>
  );
}
