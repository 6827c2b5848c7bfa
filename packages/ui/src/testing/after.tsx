import { useEffect, useRef, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Does something to what a story shows, as a person would. */
type Act = (root: HTMLElement) => void;

function Acted({ act, children }: { readonly act: Act; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    function actOnce() {
      if (ref.current) act(ref.current);
    },
    [act],
  );
  return <div ref={ref}>{children}</div>;
}

/** Shows a story in the state that it has after somebody did something to it. */
export const after =
  (act: Act): Decorator =>
  (Story) => (
    <Acted act={act}>
      <Story />
    </Acted>
  );

/** Presses the button of a name that is in the story. */
export const press =
  (name: string): Act =>
  (root) => {
    for (const button of root.querySelectorAll('button'))
      if ((button.ariaLabel ?? button.textContent) === name) button.click();
  };
