import { Texts } from '@lampstand/ui';
import { accountTexts } from '../../../shared/texts/account-texts.ts';
import { RequestsCard } from './RequestsCard.tsx';

/** What a person may ask the offices for, with its texts. */
export function RequestsPart() {
  return (
    <Texts bundles={accountTexts}>
      <RequestsCard />
    </Texts>
  );
}
