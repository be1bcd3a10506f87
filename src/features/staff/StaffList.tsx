import Add from '@mui/icons-material/AddRounded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { RecordList } from '@/components/RecordList/RecordList';
import type { StaffPerson } from '@/lib/contract/staff';
import { useList } from '@/lib/list/useList';
import { staffChoicesOptions } from './api/staff.queries';
import { STAFF_VIEW } from './components/staffView';
import { STAFF } from './domain/staffList';
import { StaffEditor } from './StaffEditor';

export interface StaffListProps {
  /** Address of a person's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Somebody was hired. */
  onHired: (id: number) => void;
}

/** Staff: who works here and who has left, and hiring somebody (DOMAIN, Screens). */
export function StaffList({ hrefOf, onHired }: StaffListProps) {
  const [hiring, setHiring] = useState(false);
  const choices = useQuery(staffChoicesOptions()).data;
  const handleHired = ({ id }: StaffPerson) => {
    setHiring(false);
    onHired(id);
  };
  return (
    <RecordList
      shown={useList(STAFF)}
      view={STAFF_VIEW}
      choices={{ title: choices?.titles, office: choices?.offices }}
      hrefOf={hrefOf}
      action={
        <Button kind="primary" icon={<Add aria-hidden />} onClick={() => setHiring(true)}>
          Staf baru
        </Button>
      }
    >
      {hiring && <StaffEditor person={null} onSaved={handleHired} onClose={() => setHiring(false)} />}
    </RecordList>
  );
}
