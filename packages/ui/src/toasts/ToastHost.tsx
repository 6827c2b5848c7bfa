import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Slide, ToastContainer, toast, type CloseButtonProps } from 'react-toastify/unstyled';
import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { closePath } from '../icons/icon-paths.ts';
import { constants } from '../theme/tokens.ts';
import { useColorScheme } from '../theme/useColorScheme.ts';
import { subscribeToToasts, takeToasts } from './toast.ts';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** Draws the toasts (specification §9: top right, 5000 ms, dragged away by 80 % of its size). */
export function ToastHost() {
  const t = useT();
  const { scheme } = useColorScheme();
  useEffect(function showWaitingToasts() {
    const show = () => {
      for (const { kind, message } of takeToasts()) toast[kind](message);
    };
    show();
    return subscribeToToasts(show);
  }, []);
  return createPortal(
    <div data-above-modal="" data-print="hide">
      <ToastContainer
        aria-label={t('shell.notifications')}
        position="top-right"
        autoClose={constants.toast.autoClose}
        draggable
        draggablePercent={constants.toast.dragPercent}
        theme={scheme}
        transition={Slide}
        closeButton={CloseButton}
      />
    </div>,
    document.body,
  );
}

function CloseButton({ closeToast }: Pick<CloseButtonProps, 'closeToast'>) {
  const t = useT();
  return <IconButton label={t('common.close')} icon={closePath} onClick={closeToast} />;
}
