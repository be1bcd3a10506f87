import { useState, type ReactNode } from 'react';
import type { OpenedPasswordLink } from '@/lib/contract/passwordLinks';
import { formatInstant } from '@/lib/format/tanggal';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useBecomeAdministrator } from './api/useBecomeAdministrator';
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
  const [draft, setDraft] = useState({ ...EMPTY_FIRST, company: link.company ?? '' });
  const [sent, setSent] = useState(EMPTY_FIRST);
  const [tried, setTried] = useState(false);
  const { send, isPending, isSuccess, error, fields } = useBecomeAdministrator(token);
  const asksOffice = link.office === null;
  const own = checkFirst(draft, asksOffice);

  if (isSuccess) return saved(sent.username.trim().toLowerCase());
  if (isLinkOver(error)) return over;

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(draft);
    send(toFirstAdministrator(draft, asksOffice), { onSuccess: forgetLink });
  };
  return (
    <EntryCard
      title="Mulai memakai Angsur"
      intro={`Belum ada Admin Sistem yang dapat masuk. Yang mengisi formulir ini menjadi yang pertama. Tautan berlaku sampai ${formatInstant(link.expires_at)} dan hanya sekali pakai.`}
    >
      <FirstAdministratorForm
        draft={draft}
        asksOffice={asksOffice}
        errors={{ ...stillRefused(fields, sent, draft, firstField), ...(tried ? own : {}) }}
        problem={isPending ? null : linkProblem(error)}
        busy={isPending}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        onSubmit={handleSubmit}
      />
    </EntryCard>
  );
}
