import Add from '@mui/icons-material/AddRounded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { PARTNER_VIEWS } from './components/partnerView';
import { PARTNERS } from './domain/partnerList';
import type { PartnerSide } from './domain/partnerSide';
import { PartnerEditor } from './PartnerEditor';

export interface PartnerListProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Address of a partner's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
  /** Somebody was registered. */
  onCreated: (id: number) => void;
}

/** Agen or Marketing Ekternal: who they are and what they have coming (DOMAIN, Screens). */
export function PartnerList({ side, hrefOf, onCreated }: PartnerListProps) {
  const [adding, setAdding] = useState(false);
  const office = useQuery(officesQuery()).data;
  return (
    <RecordList
      shown={useList(PARTNERS[side.kind])}
      view={PARTNER_VIEWS[side.kind]}
      choices={{ office }}
      hrefOf={hrefOf}
      action={
        <Button kind="primary" icon={<Add aria-hidden />} onClick={() => setAdding(true)}>
          {side.noun} baru
        </Button>
      }
    >
      {adding && (
        <PartnerEditor
          side={side}
          partner={null}
          onSaved={({ id }) => onCreated(id)}
          onClose={() => setAdding(false)}
        />
      )}
    </RecordList>
  );
}
