import { Suspense } from 'react';
import { PersonMessages } from '../../shared/person/PersonMessages.tsx';
import { BellPanel, type BellPanelProps } from './BellPanel.tsx';

/** What the bell opens, with its texts. The frame around it does not wait for them. */
export function BellScreen(props: BellPanelProps) {
  return (
    <Suspense fallback={null}>
      <PersonMessages>
        <BellPanel {...props} />
      </PersonMessages>
    </Suspense>
  );
}
