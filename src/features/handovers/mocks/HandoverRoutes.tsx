import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { DocumentField } from '@/components/DocumentField/DocumentField';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import type { KeptFile } from '@/lib/contract/files';
import {
  HandoverDetail,
  HandoverOverview,
  HandoverTaking,
  PRINT_SEARCH,
  ShortageList,
  useHandoverActs,
} from '..';
import type { PaperUpload } from '../components/ReturnForm';

const ROOT = '/payment/handover';
const hrefOf = (id: number) => `${ROOT}/${id}`;
const hrefOfReceipt = (id: number) => `/credit/${id}`;

export const SIGNED: KeptFile = {
  ...{ id: 31, kind: 'DOCUMENT', name: 'tanda-terima.pdf', type: 'application/pdf', bytes: 82_000 },
  ...{ width: null, height: null, created_at: '2026-11-20T10:15:00.000Z', attached: false },
};

/** A field for a paper whose sending is another feature's: whatever is chosen is there at once. */
export const StoryPaper: PaperUpload = ({ label, initial, error, onChange }) => (
  <DocumentField
    label={label}
    error={error}
    state={initial ? { step: 'done', file: initial, preview: null } : { step: 'empty' }}
    onFile={() => onChange(SIGNED)}
    onCancel={() => undefined}
    onAgain={() => undefined}
    onRemove={() => onChange(null)}
  />
);

function Detail() {
  const { id = '' } = useParams();
  const { primary, shown } = useHandoverActs(id);
  return (
    <PageGrid>
      <PageHeader title="Detail Setoran" primary={primary} />
      {shown}
      <HandoverDetail
        {...{ id, hrefOfReceipt }}
        self="7"
        takesMoney
        shortagesHref={`${ROOT}/shortage`}
        Upload={StoryPaper}
      />
    </PageGrid>
  );
}

/** The pages of Setoran Kolektor as the app joins them, for connected stories; also says where the reader is. */
export function HandoverRoutes() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <ToastProvider stay={3_600_000}>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route
          path={ROOT}
          element={
            <HandoverOverview takingHref={`${ROOT}/new`} shortagesHref={`${ROOT}/shortage`} hrefOf={hrefOf} />
          }
        />
        <Route
          path={`${ROOT}/new`}
          element={
            <HandoverTaking
              listHref={ROOT}
              onPosted={(id) => void navigate(hrefOf(id), { replace: true })}
              printHrefOf={(id) => hrefOf(id) + PRINT_SEARCH}
            />
          }
        />
        <Route path={`${ROOT}/shortage`} element={<ShortageList takesMoney hrefOfHandover={hrefOf} />} />
        <Route path={`${ROOT}/:id`} element={<Detail />} />
      </Routes>
    </ToastProvider>
  );
}
