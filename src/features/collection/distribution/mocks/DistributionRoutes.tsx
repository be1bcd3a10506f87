import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { AccountList, CollectorList, DistributionHistory, DistributionPlan } from '@/features/collection';

const ROOT = '/collector/distribution';

/** The pages of Distribusi Kolektor as the app joins them, for connected stories; also says where the reader is. */
export function DistributionRoutes() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route
          path={ROOT}
          element={
            <CollectorList
              hrefOfAccounts={({ collector, state }) =>
                `${ROOT}/account?${collector === undefined ? `state=${state ?? 'all'}` : `collector=${collector}`}`
              }
            />
          }
        />
        <Route path={`${ROOT}/new`} element={<DistributionPlan onSaved={() => void navigate(ROOT)} />} />
        <Route path={`${ROOT}/account`} element={<AccountList hrefOf={hrefOfContract} />} />
        <Route path={`${ROOT}/history`} element={<DistributionHistory />} />
      </Routes>
    </>
  );
}

const hrefOfContract = (code: string) => `/contract/${code}`;
