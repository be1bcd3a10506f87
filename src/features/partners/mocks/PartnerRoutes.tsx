import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AGENT, PartnerDetail, PartnerList, usePartnerAdding } from '..';

const hrefOf = (id: number) => `/agen/${id}`;
const hrefOfContract = (code: string) => `/contract/${code}`;
const hrefOfBatch = (id: number) => `/agen/commission/batch/${id}`;

/** The two pages of agents as the app joins them, for connected stories; also says where the reader is. */
export function PartnerRoutes() {
  const { pathname, search } = useLocation();
  return (
    <PageGrid>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route path="/agen" element={<List />} />
        <Route path="/agen/:id" element={<Detail />} />
      </Routes>
    </PageGrid>
  );
}

function List() {
  const navigate = useNavigate();
  const { actions, shown } = usePartnerAdding(AGENT, (id) => void navigate(hrefOf(id)));
  return (
    <>
      <PageHeader title="Agen" primary={actions[0]} />
      <PartnerList side={AGENT} hrefOf={hrefOf} />
      {shown}
    </>
  );
}

function Detail() {
  const { id = '' } = useParams();
  return (
    <PartnerDetail
      side={AGENT}
      id={id}
      listHref="/agen"
      hrefOfContract={hrefOfContract}
      hrefOfBatch={hrefOfBatch}
    />
  );
}
