import { useNavigate } from 'react-router-dom';
import { DocumentField } from '@/components/DocumentField/DocumentField';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import type { PaperUpload } from '@/lib/files/PaperParts';
import { CountDetail, CountList, CountScan, CountSyncPart, useCountActs, useCountStart } from '..';

/** Whose device it is. */
const OWNER = { id: '7', token: 'story' };

/** A field for a photo whose sending is another feature's: whatever is chosen is there at once. */
export const StoryPhoto: PaperUpload = ({ label, kind, initial, error, required = false, onChange }) => (
  <DocumentField
    label={label}
    error={error}
    required={required}
    state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
    onFile={({ name }) =>
      onChange({
        ...{ id: 840, kind, name, type: 'image/jpeg', bytes: 200_000, width: 1600, height: 1200 },
        ...{ created_at: '2026-11-20T07:00:00.000Z', attached: false },
      })
    }
    onCancel={() => undefined}
    onAgain={() => undefined}
    onRemove={() => onChange(null)}
  />
);

const hrefOf = (id: number) => `/bpkb/opname/${id}`;

/** The page of counts as the app joins it, for connected stories. */
export const CountListRoute = () => (
  <ToastProvider stay={3_600_000}>
    <PageGrid>
      <ListHead />
      <CountList owner={OWNER.id} hrefOf={hrefOf} />
    </PageGrid>
  </ToastProvider>
);

function ListHead() {
  const navigate = useNavigate();
  const { primary, shown } = useCountStart((id) => void navigate(hrefOf(id)));
  return (
    <>
      <PageHeader title="Opname BPKB" back={{ href: '/bpkb', label: 'Inventori BPKB' }} primary={primary} />
      {shown}
    </>
  );
}

/** The page of one count. */
export const CountDetailRoute = ({ id = '4' }: { id?: string }) => (
  <ToastProvider stay={3_600_000}>
    <PageGrid>
      <DetailHead id={id} />
      <CountDetail
        {...{ id, owner: OWNER.id }}
        scanHref={`/bpkb/opname/${id}/scan`}
        hrefOfBook={(book) => `/bpkb/${book}`}
        Upload={StoryPhoto}
      />
    </PageGrid>
  </ToastProvider>
);

function DetailHead({ id }: { id: string }) {
  const { primary, actions, shown } = useCountActs(id, `/bpkb/opname/${id}/scan`);
  return (
    <>
      <PageHeader
        title="Detail Opname"
        back={{ href: '/bpkb/opname', label: 'Opname BPKB' }}
        primary={primary}
        menu={actions}
      />
      {shown}
    </>
  );
}

/** The counting screen, with what sends beside it. */
export const CountScanRoute = () => (
  <PageGrid>
    <CountSyncPart session={OWNER} onUnauthorized={() => undefined} />
    <PageHeader title="Hitung BPKB" back={{ href: '/bpkb/opname/4', label: 'Detail Opname' }} />
    <CountScan id="4" owner={OWNER.id} countHref="/bpkb/opname/4" />
  </PageGrid>
);
