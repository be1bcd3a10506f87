import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { ApprovalInboxPart, CreditChange, CreditDetail, CreditList, CreditSync, useCreditActs } from '..';
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
  const { actions, shown } = useCreditActs({
    id,
    changeHref: `/credit/${id}/change`,
    onPrint: () => undefined,
  });
  const [primary, ...menu] = actions;
  return (
    <PageGrid>
      <PageHeader title="Detail Nota Cicilan" primary={primary} menu={menu} />
      <CreditDetail id={id} listHref="/credit" />
      {shown}
    </PageGrid>
  );
}

function Change() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <CreditChange id={id} onDone={() => void navigate(`/credit/${id}`)} />;
}
