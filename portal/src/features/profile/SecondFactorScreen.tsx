import { Texts } from '@lampstand/ui';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

/** What stands before the site, with its texts. */
export function SecondFactorScreen() {
  return (
    <Texts bundles={accountTexts}>
      <SecondFactorPanel />
    </Texts>
  );
}
