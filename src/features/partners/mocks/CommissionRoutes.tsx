import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import {
  AGENT,
  CommissionBatch,
  CommissionBatches,
  CommissionList,
  CommissionPay,
  useBatchExport,
  useCommissionPaying,
} from '..';

const hrefOfPartner = (id: number) => `/agen/${id}`;
const hrefOfContract = (code: string) => `/contract/${code}`;
const hrefOfBatch = (id: number) => `/agen/commission/batch/${id}`;
const links = { hrefOfPartner, hrefOfContract };

/** The pages of commissions of agents as the app joins them, for connected stories; also says where the reader is. */
export function CommissionRoutes() {
  const { pathname, search } = useLocation();
  return (
    <>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route
          path="/agen/commission"
          element={<CommissionList side={AGENT} {...{ hrefOfContract, hrefOfBatch }} />}
        />
        <Route path="/agen/commission/pay" element={<Pay />} />
        <Route
          path="/agen/commission/batch"
          element={<CommissionBatches side={AGENT} hrefOf={hrefOfBatch} />}
        />
        <Route path="/agen/commission/batch/:id" element={<Batch />} />
      </Routes>
    </>
  );
}

function Pay() {
  const navigate = useNavigate();
  const { actions, shown } = useCommissionPaying(AGENT, ({ id }) => void navigate(hrefOfBatch(id)));
  return (
    <PageGrid>
      <PageHeader title="Bayar Komisi Agen" primary={actions[0]} />
      {shown}
      <CommissionPay side={AGENT} {...links} />
    </PageGrid>
  );
}

function Batch() {
  const { id = '' } = useParams();
  const { actions, shown } = useBatchExport(AGENT, id);
  return (
    <PageGrid>
      <PageHeader title="Detail Pembayaran Komisi" primary={actions[0]} />
      <CommissionBatch side={AGENT} id={id} listHref="/agen/commission/batch" {...links} />
      {shown}
    </PageGrid>
  );
}
