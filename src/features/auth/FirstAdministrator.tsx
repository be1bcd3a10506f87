import type { ReactNode } from 'react';
import type { OpenedPasswordLink } from '@/lib/contract/passwordLinks';
import { useEditor } from '@/lib/editor/useEditor';
import { formatInstant } from '@/lib/format/tanggal';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useBecomeAdministrator } from './api/passwordLink.queries';
import { EntryCard } from './components/EntryCard';
import { FirstAdministratorForm } from './components/FirstAdministratorForm';
import { checkFirst, EMPTY_FIRST, firstField, toFirstAdministrator } from './domain/firstAdministrator';
import { forgetLink } from './domain/keptLink';
import { isLinkOver, linkProblem } from './domain/linkProblem';

export interface FirstAdministratorProps {
  /** What stood behind `#` in the address. */
  token: string;
  /** What the link opens. */
  link: OpenedPasswordLink;
  /** What is shown once it is done. */
  saved: (username: string) => ReactNode;
  /** What is shown where the link is over by now. */
  over: ReactNode;
}

/** The first start without the demo: whoever opens the server's link becomes the company's administrator. */
export function FirstAdministrator({ token, link, saved, over }: FirstAdministratorProps) {
  const write = useBecomeAdministrator(token);
  const asksOffice = link.office === null;
  const { form } = useEditor({
    record: null,
    start: () => ({ ...EMPTY_FIRST, company: link.company ?? '' }),
    write,
    check: (draft) => checkFirst(draft, asksOffice),
    refused: (fields, sent, draft) => stillRefused(fields, sent, draft, firstField),
    send: (draft) => write.send(toFirstAdministrator(draft, asksOffice), { onSuccess: forgetLink }),
  });
  if (write.isSuccess) return saved((write.sent?.username ?? '').trim().toLowerCase());
  if (isLinkOver(write.error)) return over;
  return (
    <EntryCard
      title="Mulai memakai Angsur"
      intro={`Belum ada Admin Sistem yang dapat masuk. Yang mengisi formulir ini menjadi yang pertama. Tautan berlaku sampai ${formatInstant(link.expires_at)} dan hanya sekali pakai.`}
    >
      <FirstAdministratorForm
        {...form}
        asksOffice={asksOffice}
        problem={write.isPending ? null : linkProblem(write.error)}
      />
    </EntryCard>
  );
}
