import { Texts } from '@lampstand/ui';
import { Suspense } from 'react';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { BellPanel, type BellPanelProps } from './BellPanel.tsx';

/** What the bell opens, with its texts. The frame around it does not wait for them. */
export function BellScreen(props: BellPanelProps) {
  return (
    <Suspense fallback={null}>
      <Texts bundles={accountTexts}>
        <BellPanel {...props} />
      </Texts>
    </Suspense>
  );
}
