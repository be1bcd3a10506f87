import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { StaffDetail, StaffList } from '..';

const hrefOf = (id: number) => `/user/staff/${id}`;

/** The two pages of staff as the app joins them, for connected stories; also says where the reader is. */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route
          path="/user/staff"
          element={<StaffList hrefOf={hrefOf} onHired={(id) => void navigate(hrefOf(id))} />}
        />
        <Route path="/user/staff/:id" element={<Detail />} />
      </Routes>
    </>
  );
}

function Detail() {
  const { id = '' } = useParams();
  return (
    <StaffDetail
      id={id}
      listHref="/user/staff"
      logHrefOf={(person) => `/user/log?type=staff&record=${person}`}
      hrefOfLink={(token) => `https://angsur.example.co.id/account/link#${token}`}
    />
  );
}
