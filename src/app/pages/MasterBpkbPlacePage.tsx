import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { bpkbPlaceKind, MasterList, useMasterAdding } from '@/features/masters';
import { officesQuery } from '@/lib/query/officesQuery';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterBpkbPlacePage({ title }: PageProps) {
  const offices = useQuery(officesQuery()).data;
  const kind = useMemo(() => bpkbPlaceKind(offices ?? []), [offices]);
  const adding = useMasterAdding(kind);
  const log = useRecordLog('bpkb_place');
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.masterOffice(), label: 'Kantor Cabang' }}
        primary={adding}
        menu={[log]}
      />
      <MasterList kind={kind} />
    </>
  );
}
