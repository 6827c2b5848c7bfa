import { useContext } from 'react';
import { Route } from 'react-router-dom';
import { TransportContext } from './data/transport-context.ts';
import { lazyPart } from './lazy-part.ts';
import { createPart } from './part.ts';

const VerifyTranscriptScreen = lazyPart(
  createPart(() =>
    import('../features/verify-transcript/VerifyTranscriptScreen.tsx').then(
      (file) => file.VerifyTranscriptScreen,
    ),
  ),
);

/** For anybody who holds a transcript, signed in or not. */
export const verifyTranscriptRoute = (
  <Route path="/verify-transcript/:code" element={<VerifyTranscript />} />
);

function VerifyTranscript() {
  const transport = useContext(TransportContext);
  if (!transport) throw new Error('A TransportContext is missing above this component');
  return <VerifyTranscriptScreen transport={transport} />;
}
