import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LinkProvider } from '@/components/Link/LinkProvider';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { ApprovalInbox, CreditChange, CreditDetail, CreditList, CreditSync } from '..';

const hrefOf = (id: number) => `/credit/${id}`;

/** The three pages of receipts as the app joins them, for connected stories; also says where the reader is. */
export function CreditRoutes({ inbox = false }: { inbox?: boolean }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ToastProvider>
      <LinkProvider navigate={(href) => void navigate(href)}>
        <CreditSync />
        {inbox && <ApprovalInbox />}
        <div data-testid="address" hidden>
          {pathname + search}
        </div>
        <Routes>
          <Route path="/credit" element={<CreditList hrefOf={hrefOf} />} />
          <Route path="/credit/:id" element={<Detail />} />
          <Route path="/credit/:id/change" element={<Change />} />
        </Routes>
      </LinkProvider>
    </ToastProvider>
  );
}

function Detail() {
  const { id = '' } = useParams();
  return (
    <>
      <p>
        <LinkButton href={`/credit/${id}/change`}>Minta perubahan</LinkButton>
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
