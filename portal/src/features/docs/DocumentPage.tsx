import { appForPath, hasRole } from '@lampstand/access';
import { useUser } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { buttonClass, DocumentViewer, Page, PageHeading } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { docsPath, editPath } from './docs-paths.ts';
import { DocumentPageDocument } from './DocumentPage.generated.ts';

export interface DocumentPageProps {
  readonly title: string;
}

/** One document at its own address, to read and to print. */
export function DocumentPage({ title }: DocumentPageProps) {
  const t = useT();
  const user = useUser();
  const { data, loading, error, onRetry } = useScreenQuery(DocumentPageDocument, {
    variables: { title },
  });
  // Not there, not published and not for this person are the same to whoever asks.
  const isMissing = error !== undefined && readServerError(error).code === 'NOT_FOUND';
  const document = isMissing ? null : data?.documentByTitle;
  const edit = document && hasRole(user, 'superadmin') && (
    <a
      href={editPath(document._id)}
      className={buttonClass({ variant: 'outlined', size: 'small' })}
      data-print="hide"
    >
      {t('common.edit')}
    </a>
  );
  return (
    <Page>
      <PageHeading
        title={document?.title ?? title}
        breadcrumbs={[{ label: t('shell.docs'), to: docsPath }]}
      />
      <DocumentViewer
        title={title}
        mode="page"
        loading={loading}
        error={isMissing ? undefined : error}
        document={document}
        edit={edit}
        isOwnPath={isPortalPath}
        onRetry={onRetry}
        onPrint={() => window.print()}
      />
    </Page>
  );
}

const isPortalPath = (path: string): boolean => appForPath(path) === 'portal';
