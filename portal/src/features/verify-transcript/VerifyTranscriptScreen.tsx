import { Texts } from '@lampstand/ui';
import { useState } from 'react';
import { createTranscriptCheck } from '@lampstand/auth/account';
import type { Transport } from '@lampstand/graphql-client';
import { assessmentTexts } from '../../shared/texts/assessment-texts.ts';
import { VerifyTranscriptPage } from './VerifyTranscriptPage.tsx';

export interface VerifyTranscriptScreenProps {
  readonly transport: Transport;
}

/** /verify-transcript/:code, for anybody: no Apollo, one operation. */
export function VerifyTranscriptScreen({ transport }: VerifyTranscriptScreenProps) {
  const [check] = useState(() => createTranscriptCheck(transport));
  return (
    <Texts bundles={assessmentTexts}>
      <VerifyTranscriptPage check={check} />
    </Texts>
  );
}
