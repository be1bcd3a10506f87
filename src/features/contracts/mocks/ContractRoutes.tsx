import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { ContractDetail, ContractList } from '..';

const hrefOf = (code: string) => `/contract/${encodeURIComponent(code)}`;
const hrefOfReceipt = (id: number) => `/credit/${id}`;

/** The two pages of contracts as the app joins them, for connected stories; also says where the reader is. */
export function ContractRoutes() {
  const { pathname, search } = useLocation();
  return (
    <>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route path="/contract" element={<ContractList hrefOf={hrefOf} />} />
        <Route path="/contract/:id" element={<Detail />} />
      </Routes>
    </>
  );
}

function Detail() {
  const { id = '' } = useParams();
  return (
    <ContractDetail code={id} listHref="/contract" hrefOfContract={hrefOf} hrefOfReceipt={hrefOfReceipt} />
  );
}
