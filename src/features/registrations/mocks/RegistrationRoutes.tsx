import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { RegistrationDetail, RegistrationList, useRegistrationActs } from '..';
import { StoryFile } from './StoryFile';
import { StorySending } from './StorySending';

const hrefOf = (id: number | string) => `/customer/${id}`;
const hrefOfEdit = (id: string) => `/customer/${id}/edit`;
const hrefOfPapers = (id: string) => `/print/formulir/${id}`;
const hrefOfContract = (code: string) => `/contract/${code}`;

/** The pages of registrations as the app joins them, for connected stories; also says where the reader is. */
export function RegistrationRoutes({
  addHref,
}: {
  /** Where a new one is filled; left out for those who may not. */
  addHref?: string | undefined;
}) {
  const { pathname, search } = useLocation();
  return (
    <ToastProvider>
      <div data-testid="address" hidden>
        {pathname + search}
      </div>
      <Routes>
        <Route path="/customer" element={<RegistrationList hrefOf={hrefOf} addHref={addHref} />} />
        <Route path="/customer/:id" element={<KeyedDetail />} />
      </Routes>
    </ToastProvider>
  );
}

function KeyedDetail() {
  const { id = '' } = useParams();
  return <Detail key={id} id={id} />;
}

function Detail({ id }: { id: string }) {
  const { primary, actions, shown } = useRegistrationActs({
    ...{ id, hrefOfEdit, hrefOfPapers },
    Upload: StorySending,
  });
  return (
    <PageGrid>
      <PageHeader title="Detail Registrasi" primary={primary} menu={actions} />
      {shown}
      <RegistrationDetail
        id={id}
        listHref="/customer"
        {...{ hrefOf, hrefOfContract }}
        File={StoryFile}
        Upload={StorySending}
      />
    </PageGrid>
  );
}
