import { useEffect, useState } from 'react';
import { maxLength, required, TextInput, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { DayInput } from '../../shared/inputs/DayInput.tsx';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';
import type { CourseRecord } from './courses.binding.ts';
import { TermInput } from './TermInput.tsx';

interface CopyForm {
  readonly code: string;
  readonly name: string;
  readonly termId?: string | null;
  readonly groupIds?: readonly string[];
  readonly startsOn?: string | null;
}

/** Makes a new course of the one at hand, for another term, and leads to it. */
export function CopyButton({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [copy, setCopy] = useState<string>();

  useEffect(
    function openCopy() {
      // In an effect: until the form is gone, its guard holds the page.
      if (copy !== undefined) void navigate(`/courses/${encodeURIComponent(copy)}/show`);
    },
    [copy, navigate],
  );

  const finish = (id: string) => {
    setOpen(false);
    setCopy(id);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('authoring.course.copy')}
      </Button>
      {open && <CopyDialog course={course} onCopied={finish} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CopyDialogProps {
  readonly course: CourseRecord;
  readonly onCopied: (id: string) => void;
  readonly onClose: () => void;
}

function CopyDialog({ course, onCopied, onClose }: CopyDialogProps) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [start] = useState(() => ({
    name: t('authoring.course.copyOfName', { name: course.name }),
    groupIds: [],
  }));

  async function save({ code, name, termId, groupIds = [], startsOn }: Partial<CopyForm>) {
    const input = { termId: termId || null, startsOn: startsOn || null, groupIds: [...groupIds] };
    const answer = await dataProvider.create<{ id: string; name: string }>('courseCopies', {
      data: { courseId: course.id, code, name, ...input },
    });
    notify('authoring.course.copied', { type: 'success', messageArgs: { name } });
    onCopied(answer.data.id);
  }

  return (
    <DialogForm<CopyForm>
      title={t('authoring.course.copy')}
      resource="courses"
      start={start}
      submitLabel="authoring.course.copyDo"
      onSave={save}
      onClose={onClose}
    >
      <p>{t('authoring.course.copyBody')}</p>
      <TextInput source="code" validate={[required(), maxLength(30)]} />
      <TextInput source="name" validate={[required(), maxLength(200)]} />
      <TermInput />
      <ReferenceChoices source="groupIds" reference="groups" />
      <DayInput source="startsOn" />
    </DialogForm>
  );
}
