import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { staffChoicesOptions } from './api/staff.queries';
import { STAFF_VIEW } from './components/staffView';
import { STAFF } from './domain/staffList';

export interface StaffListProps {
  /** Address of a person's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
}

/** Staff: who works here and who has left (DOMAIN, Screens). */
export function StaffList({ hrefOf }: StaffListProps) {
  const choices = useQuery(staffChoicesOptions()).data;
  return (
    <RecordList
      shown={useList(STAFF)}
      view={STAFF_VIEW}
      choices={{ title: choices?.titles, office: choices?.offices }}
      hrefOf={hrefOf}
    />
  );
}
