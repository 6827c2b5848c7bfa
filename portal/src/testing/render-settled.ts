import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders what waits for a promise (`use`), and comes back when it has been painted. */
export async function renderSettled(element: ReactElement): Promise<void> {
  await act(async () => {
    render(element);
    await Promise.resolve();
  });
}
