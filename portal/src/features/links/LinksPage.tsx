import { Suspense } from 'react';
import { useQuery } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import {
  DataState,
  EmptyState,
  externalPath,
  Icon,
  lazyWithRetry,
  Page,
  PageHeading,
  VisuallyHidden,
} from '@lampstand/ui';
import { LinksPageDocument, type LinksPageQuery } from './LinksPage.generated.ts';
import styles from './LinksPage.module.css';

/** It has texts of its own, which most who come for a link do not need to wait for. */
const RequestsPart = lazyWithRetry(async () => ({
  default: (await import('./requests/RequestsPart.tsx')).RequestsPart,
}));

/**
 * /student/links: addresses elsewhere that the college keeps for the person, in its order, and the
 * forms by which the person asks its offices for something.
 */
export function LinksPage() {
  const t = useT();
  const { data, loading, error, refetch } = useQuery(LinksPageDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Page>
      <PageHeading title={t('shell.links')} breadcrumbs={[]} />
      <DataState
        data={data}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<EmptyState title={t('links.empty')} icon={externalPath} />}
      >
        {({ studentLinks }) => (
          <ul className={styles.links}>
            {studentLinks.map((link) => (
              <LinkItem key={link._id} link={link} />
            ))}
          </ul>
        )}
      </DataState>
      <Suspense fallback={null}>
        <RequestsPart />
      </Suspense>
    </Page>
  );
}

interface LinkItemProps {
  readonly link: LinksPageQuery['studentLinks'][number];
}

/** It opens in a tab of its own, and the page there cannot reach back to this one. */
function LinkItem({ link }: LinkItemProps) {
  const t = useT();
  return (
    <li className={styles.item}>
      <a className={styles.link} href={link.address} target="_blank" rel="noopener noreferrer">
        {link.title}
        <Icon path={externalPath} size="small" />
        <VisuallyHidden>{` (${t('common.opensInNewTab')})`}</VisuallyHidden>
      </a>
      {link.description && <p className={styles.description}>{link.description}</p>}
    </li>
  );
}
