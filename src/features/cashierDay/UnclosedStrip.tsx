import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/useSession';
import { unclosedOptions } from './api/cashierDay.queries';
import { UnclosedNotice } from './components/UnclosedNotice';
import { daySearch } from './domain/dayAddress';

/** Which cashiers have not closed, for approvers; a cashier's own days. Hosts that do not know them show nothing. */
export function UnclosedStrip({
  href,
}: {
  /** Where it leads. */
  href: string;
}) {
  const session = useSession();
  const mayAct = session?.access.is_credit_approval === 1 || session?.access.is_credit_add === 1;
  const { data } = useQuery({ ...unclosedOptions(), enabled: mayAct });
  if (!data) return null;
  const hrefOf = (staffId: number, day: string) =>
    href + daySearch({ day, staffId: String(staffId) === session?.id ? null : staffId, by: 'entered' });
  return <UnclosedNotice unclosed={data} hrefOf={hrefOf} />;
}
