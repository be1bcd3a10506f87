import { useState } from 'react';
import type { PageActs } from '@/components/PageHeader/PageAction';
import type { PartnerSide } from './domain/partnerSide';
import { PartnerEditor } from './PartnerEditor';

/**
 * Registering an agent or an external marketer.
 * @param onCreated their id
 */
export function usePartnerAdding(side: PartnerSide, onCreated: (id: number) => void): PageActs {
  const [open, setOpen] = useState(false);
  return {
    actions: [{ label: `Tambah ${side.noun.toLowerCase()}`, adds: true, onSelect: () => setOpen(true) }],
    shown: open && (
      <PartnerEditor
        side={side}
        partner={null}
        onSaved={({ id }) => onCreated(id)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
