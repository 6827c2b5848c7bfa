import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { closePath } from '../icons/icon-paths.ts';
import styles from './PlainToasts.module.css';
import { subscribeToToasts, takeToasts, type ToastRequest } from './toast.ts';

export interface PlainToastsProps {
  /** Whether new messages belong here: nothing else can draw them. */
  readonly taking: boolean;
}

/** Messages without the library that draws toasts. They stay until they are closed. */
export function PlainToasts({ taking }: PlainToastsProps) {
  const t = useT();
  const [shown, setShown] = useState<readonly ToastRequest[]>([]);
  useEffect(
    function takeMessages() {
      if (!taking) return undefined;
      const take = () => setShown((before) => [...before, ...takeToasts()]);
      take();
      return subscribeToToasts(take);
    },
    [taking],
  );
  if (shown.length === 0) return null;
  return createPortal(
    <section
      className={styles.toasts}
      data-above-modal=""
      data-print="hide"
      aria-label={t('shell.notifications')}
    >
      {shown.map((each) => (
        <Alert
          key={each.id}
          severity={each.kind === 'error' ? 'danger' : each.kind}
          actions={
            <IconButton
              label={t('common.close')}
              icon={closePath}
              onClick={() => setShown(shown.filter((other) => other !== each))}
            />
          }
        >
          {each.message}
        </Alert>
      ))}
    </section>,
    document.body,
  );
}
