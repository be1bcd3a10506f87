import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { AGENT, PartnerDetail, PartnerList } from '..';

const hrefOf = (id: number) => `/agen/${id}`;
const hrefOfContract = (code: string) => `/contract/${code}`;
const hrefOfBatch = (id: number) => `/agen/commission/batch/${id}`;

/** The two pages of agents as the app joins them, for connected stories; also says where the reader is. */
export function PartnerRoutes() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route
          path="/agen"
          element={<PartnerList side={AGENT} hrefOf={hrefOf} onCreated={(id) => void navigate(hrefOf(id))} />}
        />
        <Route path="/agen/:id" element={<Detail />} />
      </Routes>
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
