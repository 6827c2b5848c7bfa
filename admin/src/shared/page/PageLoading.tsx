import { Spinner } from '@lampstand/ui';
import styles from './PageLoading.module.css';

/** While a screen's code or record is on its way. */
export function PageLoading() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
