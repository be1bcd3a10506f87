import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { ApprovalInboxPart, CreditActions, CreditChange, CreditDetail, CreditList, CreditSync } from '..';
import type { SubjectLinks } from '../components/SubjectLink';

const hrefOf = (id: number) => `/credit/${id}`;
const LINKS: SubjectLinks = {
  receipt: (id) => `/credit/${id}`,
  contract: (code) => `/contract/${code}`,
  card: (code) => `/payment/${code}`,
};

/** The three pages of receipts as the app joins them, for connected stories; also says where the reader is. */
export function CreditRoutes({ inbox = false }: { inbox?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <ToastProvider>
      <CreditSync />
      {inbox && <ApprovalInboxPart links={LINKS} />}
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route path="/credit" element={<CreditList hrefOf={hrefOf} links={LINKS} />} />
        <Route path="/credit/:id" element={<Detail />} />
        <Route path="/credit/:id/change" element={<Change />} />
      </Routes>
    </ToastProvider>
  );
}

function Detail() {
  const { id = '' } = useParams();
  return (
    <>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBottom: 16 }}>
        <CreditActions id={id} changeHref={`/credit/${id}/change`} onPrint={() => undefined} />
      </p>
      <CreditDetail id={id} listHref="/credit" />
    </>
  );
}

function Change() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <CreditChange id={id} onDone={() => void navigate(`/credit/${id}`)} />;
}
