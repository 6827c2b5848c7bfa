import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import {
  Alert,
  DataState,
  documentPath as documentIcon,
  EmptyState,
  Page,
  PageHeading,
  TextField,
  VisuallyHidden,
} from '@lampstand/ui';
import { DocumentListDocument, type DocumentListQuery } from './DocumentList.generated.ts';
import styles from './DocumentList.module.css';
import { DocumentRow } from './DocumentRow.tsx';
import { searchParameter } from './docs-paths.ts';
import { useSettled } from './useSettled.ts';

/** All that the person may read; the search looks into titles and contents, and is in the address. */
export function DocumentList() {
  const t = useT();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get(searchParameter) ?? '';
  const q = useSettled(search.trim());
  const { data, previousData, loading, error, refetch } = useQuery(DocumentListDocument, {
    variables: { q },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // What was found last stays until the next is found.
  const shown = data ?? (error ? undefined : previousData);
  const isSearch = q !== '';
  return (
    <Page>
      <PageHeading title={t('shell.docs')} breadcrumbs={[]} />
      <div role="search" className={styles.search}>
        <TextField
          type="search"
          label={t('documents.search')}
          value={search}
          onChange={({ target }) =>
            setParameters(target.value === '' ? {} : { [searchParameter]: target.value }, {
              replace: true,
            })
          }
        />
        <VisuallyHidden>
          <span role="status">
            {isSearch &&
              !loading &&
              t('documents.found', { count: shown?.publishedDocuments.length ?? 0 })}
          </span>
        </VisuallyHidden>
      </div>
      <DataState
        data={shown}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<Nothing search={isSearch ? q : undefined} />}
      >
        {({ publishedDocuments }) => <Rows documents={publishedDocuments} />}
      </DataState>
    </Page>
  );
}

function Nothing({ search }: { readonly search: string | undefined }) {
  const t = useT();
  if (search !== undefined) return <Alert>{t('documents.noMatch', { text: search })}</Alert>;
  return <EmptyState title={t('documents.empty')} icon={documentIcon} />;
}

interface RowsProps {
  readonly documents: DocumentListQuery['publishedDocuments'];
}

function Rows({ documents }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {documents.map((document) => (
        <DocumentRow key={document._id} document={document} />
      ))}
    </ul>
  );
}
