import { useEffect, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { refreshPath } from '../icons/icon-paths.ts';
import { logError } from '../log-error.ts';
import { resultOf } from './result-of.ts';
import styles from './DataState.module.css';

export interface DataStateProps<Data extends object> {
  /** Shown in every state, usually a `PageHeading`. */
  readonly heading?: ReactNode;
  readonly loading: boolean;
  readonly error?: Error | null | undefined;
  readonly data?: Data | null | undefined;
  /** Replaces the judgement by the first field, for screens that know better. */
  readonly isEmpty?: ((data: Data) => boolean) | undefined;
  /** Replaces "No data", usually an `EmptyState`. */
  readonly empty?: ReactNode;
  /** With it the error offers a button to try again. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The four states of loaded data (specification §4, "Data loading"): spinner, red error, "No data",
 * or the content. Data from the cache stays on the screen while it is refreshed, and when
 * refreshing fails.
 */
export function DataState<Data extends object>(props: DataStateProps<Data>) {
  const { heading, loading, error, data, isEmpty = looksEmpty, children } = props;
  useEffect(
    function tellConsole() {
      if (error) logError(error);
    },
    [error],
  );
  const shown = data && !isEmpty(data) ? data : undefined;
  return (
    <>
      {heading}
      {error && <LoadError error={error} onRetry={props.onRetry} />}
      {shown && children(shown)}
      {!shown && loading && <Waiting />}
      {!shown && !loading && !error && (props.empty ?? <NoData />)}
    </>
  );
}

function looksEmpty(data: object): boolean {
  return resultOf(data).kind === 'none';
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

function NoData() {
  const t = useT();
  return <Alert>{t('common.noData')}</Alert>;
}

interface LoadErrorProps {
  readonly error: Error;
  readonly onRetry: (() => void) | undefined;
}

function LoadError({ error, onRetry }: LoadErrorProps) {
  const t = useT();
  const actions = onRetry && (
    <Button variant="outlined" size="small" icon={refreshPath} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <Alert severity="danger" actions={actions}>
      {error.message}
    </Alert>
  );
}
