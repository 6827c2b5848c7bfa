import { useT } from '@lampstand/i18n/react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { buildingPath } from '../icons/icon-paths.ts';
import type { Crumb } from '../layout/Breadcrumbs.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { Card } from '../surfaces/Card.tsx';

export interface NotBuiltYetProps {
  /** The name of the screen that will stand here. */
  readonly title: string;
  /** The crumbs between home and the screen. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  readonly homeReloads?: boolean | undefined;
}

const noCrumbs: readonly Crumb[] = [];

/** Holds the place of a planned screen, and says so. */
export function NotBuiltYet({ title, breadcrumbs = noCrumbs, homeReloads }: NotBuiltYetProps) {
  const t = useT();
  return (
    <>
      <PageHeading title={title} breadcrumbs={breadcrumbs} homeReloads={homeReloads} />
      <Card>
        <EmptyState title={t('shell.notBuiltTitle')} icon={buildingPath}>
          {t('shell.notBuiltBody')}
        </EmptyState>
      </Card>
    </>
  );
}
