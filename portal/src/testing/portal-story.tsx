import { useState } from 'react';
import { SessionProvider, type Session } from '@lampstand/auth';
import { ToastOutlet } from '@lampstand/ui';
import { TransportContext } from '../app/data/transport-context.ts';
import { UnreadNotificationsDocument } from '../app/data/LiveUnread.generated.ts';
import { RunningExamDocument } from '../app/running-exam/ExamWatch.generated.ts';
import { MemberLayout } from '../app/layouts/MemberLayout.tsx';
import { MemberRoutes } from '../app/MemberRoutes.tsx';
import { SecondFactorFirst } from '../app/SecondFactorFirst.tsx';
import { TermsFirst } from '../app/TermsFirst.tsx';
import { answer, type ScriptedAnswer } from './scripted-answers.ts';
import { scriptedTransport } from './scripted-transport.ts';

export interface PortalStoryProps {
  readonly session: Session;
  readonly answers: readonly ScriptedAnswer[];
}

/** The whole portal of a signed-in person at the address of the story's `initialEntries`. */
export function PortalStory({ session, answers }: PortalStoryProps) {
  const [transport] = useState(() =>
    scriptedTransport([
      ...answers,
      answer(UnreadNotificationsDocument, 'never'),
      answer(RunningExamDocument, { currentUser: null }),
    ]),
  );
  return (
    <SessionProvider session={session}>
      <TransportContext value={transport}>
        <TermsFirst>
          <SecondFactorFirst>
            <MemberLayout>
              <MemberRoutes />
            </MemberLayout>
          </SecondFactorFirst>
        </TermsFirst>
        <ToastOutlet />
      </TransportContext>
    </SessionProvider>
  );
}
