import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, checkPath, RichText } from '@lampstand/ui';
import { errorText } from '../../../shared/error-text.ts';
import { usePreview } from '../../../shared/learning/usePreview.ts';
import {
  LessonText_LessonFragmentDoc,
  MarkLessonReadDocument,
  type LessonText_LessonFragment,
} from './LessonText.generated.ts';

export interface LessonTextProps {
  readonly lesson: FragmentType<LessonText_LessonFragment>;
}

/** A lesson to read, and to mark as read. */
export function LessonText({ lesson }: LessonTextProps) {
  const { data, complete } = useFragment({ fragment: LessonText_LessonFragmentDoc, from: lesson });
  if (!complete) return null;
  return (
    <>
      <Card>
        <RichText html={data.content ?? ''} />
      </Card>
      {!data.progress.completed && <MarkRead lessonId={data._id} />}
    </>
  );
}

function MarkRead({ lessonId }: { readonly lessonId: string }) {
  const t = useT();
  const preview = usePreview();
  const [mark, { loading }] = useMutation(MarkLessonReadDocument);
  const [error, setError] = useState<string>();
  const markRead = async () => {
    setError(undefined);
    try {
      await mark({ variables: { lessonId } });
    } catch (cause) {
      setError(errorText(cause, t));
    }
  };
  return (
    <>
      {error && <Alert severity="danger">{error}</Alert>}
      <p>
        <Button
          icon={checkPath}
          loading={loading}
          disabled={preview.active}
          onClick={() => void markRead()}
        >
          {t('learning.player.markRead')}
        </Button>
      </p>
    </>
  );
}
