import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { lazyWithRetry } from '../crash/lazy-with-retry.ts';
import { Icon } from '../icons/Icon.tsx';
import { arrowLeftPath, externalPath } from '../icons/icon-paths.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import type { HelpPopupProps } from './HelpPopup.tsx';
import styles from './PageHeading.module.css';

/** Few screens have any. */
const HelpPopup = lazyWithRetry<HelpPopupProps>(() =>
  import('./HelpPopup.tsx').then((file) => ({ default: file.HelpPopup })),
);

export interface PageHeadingProps {
  /** The screen's name; also the title of the browser's tab. */
  readonly title: string;
  /** The crumbs between home and this screen; with an empty list only home and the title. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  /** A button that goes one step back in history. */
  readonly back?: boolean | undefined;
  readonly help?: ReactNode;
  /** Address of the documentation, opened in a new tab. */
  readonly learnMore?: string | undefined;
  readonly actions?: ReactNode;
  /** In the back-office, where the dashboard belongs to the other app. */
  readonly homeReloads?: boolean | undefined;
}

/** The head of every screen. */
export function PageHeading(props: PageHeadingProps) {
  const { title, breadcrumbs, back = false, help, learnMore, actions, homeReloads } = props;
  const crumbs = breadcrumbs && [...breadcrumbs, { label: title }];
  return (
    <div className={styles.heading}>
      <title>{title}</title>
      {crumbs && <Breadcrumbs crumbs={crumbs} homeReloads={homeReloads} />}
      <div className={styles.row}>
        <div className={styles.name}>
          {back && <BackButton />}
          <h1 className={styles.title}>{title}</h1>
        </div>
        {help && (
          <Suspense fallback={null}>
            <HelpPopup>{help}</HelpPopup>
          </Suspense>
        )}
        {learnMore && <LearnMore href={learnMore} />}
        {actions && (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

function BackButton() {
  const t = useT();
  const navigate = useNavigate();
  const goBack = () => void navigate(-1);
  return (
    <span data-print="hide" className={styles.back}>
      <IconButton label={t('common.back')} icon={arrowLeftPath} onClick={goBack} />
    </span>
  );
}

function LearnMore({ href }: { readonly href: string }) {
  const t = useT();
  return (
    <a className={styles.learnMore} href={href} target="_blank" rel="noreferrer" data-print="hide">
      {t('common.learnMore')} <VisuallyHidden>({t('common.opensInNewTab')})</VisuallyHidden>
      <Icon path={externalPath} size="small" />
    </a>
  );
}
