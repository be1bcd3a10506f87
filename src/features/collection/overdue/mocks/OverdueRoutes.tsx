import { Route, Routes, useLocation } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OverdueList, useOverdueExport, type OverdueListProps } from '../..';

/** The page of what is late as the app joins it, for connected stories; also says where the reader is. */
export function OverdueRoutes(list: OverdueListProps) {
  const { pathname, search } = useLocation();
  const { actions, shown } = useOverdueExport();
  return (
    <>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route
          path="/overdue"
          element={
            <>
              <PageHeader title="Tanggal Jatuh Tempo" menu={actions} />
              <OverdueList {...list} />
              {shown}
            </>
          }
        />
        <Route path="*" element={<p>Halaman lain</p>} />
      </Routes>
    </>
  );
}
