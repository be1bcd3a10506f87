import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { StaffDetail, StaffList, useStaffActs, useStaffAdding } from '..';

const hrefOf = (id: number) => `/user/staff/${id}`;
const hrefOfLink = (token: string) => `https://angsur.example.co.id/account/link#${token}`;

/** The two pages of staff as the app joins them, for connected stories; also says where the reader is. */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <PageGrid>
        <div data-testid="address" hidden>
          {pathname + search}
        </div>
        <Routes>
          <Route path="/user/staff" element={<List />} />
          <Route path="/user/staff/:id" element={<Detail />} />
        </Routes>
      </PageGrid>
    </main>
  );
}

function List() {
  const navigate = useNavigate();
  const { actions, shown } = useStaffAdding((id) => void navigate(hrefOf(id)));
  return (
    <>
      <PageHeader title="Staff" primary={actions[0]} />
      <StaffList hrefOf={hrefOf} />
      {shown}
    </>
  );
}

function Detail() {
  const { id = '' } = useParams();
  const { actions, shown } = useStaffActs(id, hrefOfLink);
  const [primary, ...menu] = actions;
  return (
    <>
      <PageHeader title="Detail Staff" primary={primary} menu={menu} />
      <StaffDetail id={id} listHref="/user/staff" />
      {shown}
    </>
  );
}
