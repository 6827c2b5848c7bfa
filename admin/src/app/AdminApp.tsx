import { useMemo } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { appForPath, notBuiltYet } from '@lampstand/access';
import { createAdminI18nProvider } from '@lampstand/i18n/admin';
import { readSite } from '@lampstand/i18n/site';
import { NotFoundPage } from '@lampstand/ui';
import { createAuthProvider } from '../auth/auth-provider.ts';
import { createDataProvider } from '../data/data-provider.ts';
import { HomePage } from '../home/HomePage.tsx';
import { MarkingPage, MarkingQueuePage } from '../resources/examResults/index.ts';
import { QuestionImport } from '../resources/questions/index.ts';
import { AnswerList, AnswerPage } from '../resources/request-form/index.ts';
import { seldomScreen } from '../shared/page/lazy-screen.ts';
import { NoAccessPage } from '../shared/page/NoAccessPage.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import type { AppRootProps } from './app-root-props.ts';
import { NotBuiltYetPage } from './NotBuiltYetPage.tsx';
import { bindings, resources } from './resources.ts';

/** react-admin over the college's data: the resources, the home page, and what is still planned. */
export function AdminApp({ session, client, store, texts }: AppRootProps) {
  const dataProvider = useMemo(() => createDataProvider(client, bindings), [client]);
  const authProvider = useMemo(() => createAuthProvider(session), [session]);
  const i18nProvider = useMemo(() => createAdminI18nProvider(texts), [texts]);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
    >
      <CoreAdminUI
        layout={AdminLayout}
        catchAll={NotFoundPage}
        accessDenied={NoAccessPage}
        error={rethrow}
        title={readSite().shortName}
        disableTelemetry
      >
        {resources.map(({ binding: _binding, ...resource }) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/admin" element={<HomePage />} />
          <Route path="/d2l-redirect" element={<D2lPage />} />
          <Route path="/examResults/marking" element={<MarkingQueuePage />} />
          <Route path="/examResults/marking/:id" element={<MarkingPage />} />
          <Route path="/gradebook" element={<GradeBookPage />} />
          <Route path="/groups/preview/all" element={<BoardsPage />} />
          <Route path="/permissions" element={<PermissionsPage />} />
          <Route path="/requests" element={<AnswerList />} />
          <Route path="/requests/:id" element={<AnswerPage />} />
          <Route path="/users/import" element={<UsersImportPage />} />
          <Route path="/questions/import" element={<QuestionImport />} />
          <Route path="/groups/:groupId/import" element={<MembersImportPage />} />
          {planned.map((path) => (
            <Route key={path} path={`${path}/*`} element={<NotBuiltYetPage />} />
          ))}
        </CustomRoutes>
      </CoreAdminUI>
    </CoreAdminContext>
  );
}

const D2lPage = seldomScreen(() => import('../d2l/D2lPage.tsx').then((file) => file.D2lPage));

const PermissionsPage = seldomScreen(() =>
  import('../permissions/PermissionsPage.tsx').then((file) => file.PermissionsPage),
);

const UsersImportPage = seldomScreen(() =>
  import('../imports/UsersImportPage.tsx').then((file) => file.UsersImportPage),
);
const MembersImportPage = seldomScreen(() =>
  import('../imports/MembersImportPage.tsx').then((file) => file.MembersImportPage),
);

const GradeBookPage = seldomScreen(() =>
  import('../gradebook/GradeBookPage.tsx').then((file) => file.GradeBookPage),
);

const BoardsPage = seldomScreen(() =>
  import('../boards/BoardsPage.tsx').then((file) => file.BoardsPage),
);

const planned = notBuiltYet.filter((path) => appForPath(path) === 'admin');

/** Crashes belong to the guard around the app, which knows the crash screen. */
function rethrow({ error }: { readonly error: Error }): never {
  throw error;
}
