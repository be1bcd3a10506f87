import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/useSession';
import { toHandOverOptions } from './api/cashierDay.queries';
import { ToHandOverNotice } from './components/ToHandOverNotice';
import { daySearch } from './domain/dayAddress';

/** "Belum disetor" of the offices that an approver sees; a cashier's own. Hosts that do not know it show nothing. */
export function ToHandOverStrip({
  href,
}: {
  /** Where it leads. */
  href: string;
}) {
  const session = useSession();
  const mayAct = session?.access.is_credit_approval === 1 || session?.access.is_credit_add === 1;
  const { data } = useQuery({ ...toHandOverOptions(), enabled: mayAct });
  if (!data) return null;
  const hrefOf = (staffId: number, day: string) =>
    href + daySearch({ day, staffId: String(staffId) === session?.id ? null : staffId, by: 'entered' });
  return <ToHandOverNotice due={data} hrefOf={hrefOf} />;
}
