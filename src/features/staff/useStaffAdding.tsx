import { useState } from 'react';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { StaffEditor } from './StaffEditor';

/**
 * Hiring somebody.
 * @param onHired their id
 */
export function useStaffAdding(onHired: (id: number) => void): PageActs {
  const [open, setOpen] = useState(false);
  return {
    actions: [{ label: 'Tambah staf', adds: true, onSelect: () => setOpen(true) }],
    shown: open && (
      <StaffEditor
        person={null}
        onSaved={({ id }) => {
          setOpen(false);
          onHired(id);
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
