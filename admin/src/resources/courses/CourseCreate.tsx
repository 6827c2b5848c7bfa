import { useLocale } from '@lampstand/i18n/react';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { CourseGroups } from './CourseGroups.tsx';
import { CourseInputs } from './CourseInputs.tsx';
import type { CourseRecord } from './courses.binding.ts';

export function CourseCreate() {
  const { code } = useLocale();
  return (
    <CreatePage<CourseRecord>
      nameOf={(course) => course.name}
      defaultValues={{ locale: code, published: false, groupIds: [] }}
    >
      <CourseInputs />
      <CourseGroups />
    </CreatePage>
  );
}
