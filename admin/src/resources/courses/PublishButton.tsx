import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import type { CourseRecord } from './courses.binding.ts';

/** Publishes a course, or withdraws it, after asking; under the version that is on the screen. */
export function PublishButton({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { name, published } = course;
  const words = published
    ? {
        button: t('authoring.course.unpublish'),
        title: t('authoring.course.unpublishTitle', { name }),
        body: t('authoring.course.unpublishBody'),
      }
    : {
        button: t('authoring.course.publish'),
        title: t('authoring.course.publishTitle', { name }),
        body: t('authoring.course.publishBody'),
      };

  async function publish() {
    setWorking(true);
    try {
      await dataProvider.create('coursePublishing', {
        data: { courseId: course.id, version: course.version, published: !published },
      });
      const done = published ? 'authoring.course.unpublished' : 'authoring.course.published';
      notify(done, { type: 'success', messageArgs: { name } });
      setAsking(false);
      refresh();
    } catch (error) {
      if (isVersionConflict(error)) {
        setFailure(t('authoring.course.stale'));
        refresh();
      } else setFailure(error instanceof Error ? error.message : String(error));
    }
    setWorking(false);
  }

  return (
    <>
      <Button
        variant={published ? 'outlined' : 'primary'}
        onClick={() => {
          setFailure(undefined);
          setAsking(true);
        }}
      >
        {words.button}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.title}
          message={words.body}
          confirmLabel={words.button}
          danger={published}
          error={failure}
          loading={working}
          onConfirm={() => void publish()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
