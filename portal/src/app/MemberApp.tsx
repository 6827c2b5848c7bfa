import { BrowserRouter } from 'react-router-dom';
import { MemberLayout } from './layouts/MemberLayout.tsx';
import { MemberRoutes } from './MemberRoutes.tsx';
import { SecondFactorFirst } from './SecondFactorFirst.tsx';
import { TermsFirst } from './TermsFirst.tsx';

/** The portal of people who are signed in. */
export function MemberApp() {
  return (
    <BrowserRouter>
      <TermsFirst>
        <SecondFactorFirst>
          <MemberLayout>
            <MemberRoutes />
          </MemberLayout>
        </SecondFactorFirst>
      </TermsFirst>
    </BrowserRouter>
  );
}
