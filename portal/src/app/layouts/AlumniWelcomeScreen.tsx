import { Texts } from '@lampstand/ui';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { AlumniWelcome } from './AlumniWelcome.tsx';

/** The welcome of alumni, with its texts. */
export function AlumniWelcomeScreen() {
  return (
    <Texts bundles={accountTexts}>
      <AlumniWelcome />
    </Texts>
  );
}
