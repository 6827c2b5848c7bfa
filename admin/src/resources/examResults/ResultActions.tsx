import { useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import type { ExamResultRecord } from './exam-results.binding.ts';
import { isMarkedByHand } from './marking/marks.rules.ts';
import { RestoreButton } from './RestoreButton.tsx';

/** What can be done with an attempt besides correcting its score. */
export function ResultActions({ result }: { readonly result: ExamResultRecord }) {
  const t = useT();
  const may = useMay();
  // The same people of the same region who may correct it; nobody their own.
  if (!may('edit', 'examResults', result)) return null;
  return (
    <>
      {result.answers.some(isMarkedByHand) && (
        <ButtonLink
          to={`/examResults/marking/${encodeURIComponent(result.id)}`}
          variant={result.status === 'MARKING' ? 'primary' : 'outlined'}
        >
          {t(
            result.status === 'MARKING' ? 'authoring.marking.mark' : 'authoring.marking.markAgain',
          )}
        </ButtonLink>
      )}
      <RestoreButton result={result} />
    </>
  );
}
