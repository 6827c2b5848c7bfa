import { useState, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { DataState, Page } from '@lampstand/ui';
import { PreviewBanner } from '../../shared/learning/PreviewBanner.tsx';
import { usePreview } from '../../shared/learning/usePreview.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { LessonContent } from './LessonContent.tsx';
import { LessonHeading } from './LessonHeading.tsx';
import {
  LessonPageDocument,
  LessonPreviewDocument,
  type LessonPageQuery,
} from './LessonPage.generated.ts';
import { thisDevice } from './progress/device.ts';

/** /student/courses/:_id/lessons/:lessonId: the recording or the text, and its downloads. */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const Lesson = usePreview().active ? PreviewedLesson : OwnLesson;
  return (
    <Page>
      <PreviewBanner />
      <Lesson lessonId={lessonId} />
    </Page>
  );
}

function OwnLesson({ lessonId }: { readonly lessonId: string }) {
  const [{ deviceId }] = useState(thisDevice);
  const screen = useScreenQuery(LessonPageDocument, { variables: { _id: lessonId, deviceId } });
  return <LessonState screen={screen} lessonId={lessonId} />;
}

function PreviewedLesson({ lessonId }: { readonly lessonId: string }) {
  const screen = useScreenQuery(LessonPreviewDocument, { variables: { _id: lessonId } });
  return <LessonState screen={screen} lessonId={lessonId} />;
}

interface LessonStateProps {
  readonly screen: Omit<ComponentProps<typeof DataState<LessonPageQuery>>, 'children'>;
  readonly lessonId: string;
}

function LessonState({ screen, lessonId }: LessonStateProps) {
  return (
    <DataState {...screen} heading={<LessonHeading lesson={screen.data?.studentLesson} />}>
      {({ studentLesson }) => <LessonContent key={lessonId} lesson={studentLesson} />}
    </DataState>
  );
}
