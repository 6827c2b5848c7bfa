import { I18nProvider } from '@lampstand/i18n/react';
import { englishMessages } from '@lampstand/i18n/testing';
import { render } from '@testing-library/react';
import type { ToastContainerProps } from 'react-toastify/unstyled';
import { expect, it, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';

const drawn = vi.hoisted(() => ({ props: new Array<ToastContainerProps>() }));

vi.mock('react-toastify/unstyled', async (original) => ({
  ...(await original<object>()),
  ToastContainer: (props: ToastContainerProps) => {
    drawn.props.push(props);
    return null;
  },
}));

it('shows toasts as the specification says: top right, for 5000 ms, dragged away by 80 %', () => {
  render(
    <I18nProvider locale="en" messages={englishMessages}>
      <ToastHost />
    </I18nProvider>,
  );
  expect(drawn.props[0]).toMatchObject({
    position: 'top-right',
    autoClose: 5000,
    draggable: true,
    draggablePercent: 80,
  });
});
