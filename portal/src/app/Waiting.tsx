import { Spinner } from '@lampstand/ui';
import styles from './Waiting.module.css';

/** Stands where a screen will be; as high as a window, so that nothing below it moves later. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
