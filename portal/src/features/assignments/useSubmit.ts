import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { errorText } from '../../shared/error-text.ts';
import type { Assignment } from './assignment-types.ts';
import { AssignmentPageDocument, SubmitAssignmentDocument } from './AssignmentPage.generated.ts';

export interface Submit {
  readonly asking: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Handing in: asked for, confirmed, and carried out once the server has all that was written. */
export function useSubmit({ _id }: Assignment, flush: () => Promise<void>): Submit {
  const t = useT();
  const client = useApolloClient();
  const [submit] = useMutation(SubmitAssignmentDocument);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function carryOut() {
    setBusy(true);
    setError(undefined);
    try {
      await flush();
      // What was saved last has raised the version.
      const held = client.readQuery({ query: AssignmentPageDocument, variables: { _id } });
      const submission = held?.studentAssignment.submission;
      if (submission) {
        await submit({ variables: { _id: submission._id, version: submission.version } });
      }
      setAsking(false);
    } catch (failure) {
      setError(errorText(failure, t));
    } finally {
      setBusy(false);
    }
  }

  return {
    asking,
    busy,
    error,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    confirm: () => void carryOut(),
  };
}
