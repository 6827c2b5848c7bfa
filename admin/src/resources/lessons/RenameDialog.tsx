import { useState } from 'react';
import { maxLength, required, TextInput, useDataProvider, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import type { LessonRecord } from './lessons.binding.ts';

export interface RenameDialogProps {
  readonly download: LessonRecord['downloads'][number];
  readonly onClose: () => void;
}

/** Gives a download another name. */
export function RenameDialog({ download, onClose }: RenameDialogProps) {
  const t = useT();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [start] = useState(() => ({ title: download.title }));

  async function save({ title }: { readonly title?: string }) {
    const data = { change: 'renameDownload', downloadId: download.id, title };
    await dataProvider.create('lessonFiles', { data });
    refresh();
    onClose();
  }

  return (
    <DialogForm<{ title: string }>
      title={t('authoring.lesson.rename', { title: download.title })}
      resource="lessons"
      start={start}
      onSave={save}
      onClose={onClose}
    >
      <TextInput source="title" validate={[required(), maxLength(200)]} />
    </DialogForm>
  );
}
