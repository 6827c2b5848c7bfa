import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { PictureCard } from '../../shared/pictures/PictureCard.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { TeacherRecordFragment } from './teachers.generated.ts';

/** One teacher: how they are reached, what is told of them, and the courses they give. */
export function TeacherShow() {
  const t = useT();
  const may = useMay();
  const { formatDate, formatDateTime } = useFormat();
  return (
    <ShowPage<TeacherRecordFragment> title={(teacher) => teacher.fullName} history={{}}>
      {(teacher) => (
        <Stack>
          <Card title={t('resources.teachers.name')}>
            <Facts>
              <Fact field="title">{teacher.title}</Fact>
              <Fact field="name">{teacher.name}</Fact>
              <Fact field="email">
                {teacher.email && <a href={`mailto:${teacher.email}`}>{teacher.email}</a>}
              </Fact>
              <Fact field="userId">
                {teacher.user && (
                  <RecordLink resource="users" id={teacher.user.id}>
                    {teacher.user.fullName}
                  </RecordLink>
                )}
              </Fact>
              <Fact field="createdAt">{formatDate(teacher.createdAt)}</Fact>
              <Fact field="updatedAt">{formatDateTime(teacher.updatedAt)}</Fact>
            </Facts>
          </Card>
          <PictureCard
            itemType="TEACHER_PICTURE"
            itemId={teacher.id}
            name={teacher.fullName}
            url={teacher.pictureUrl}
            resource="teacherPictures"
            editable={may('edit', 'teachers')}
          />
          <Card title={t('resources.teachers.fields.biographies')}>
            {teacher.biographies.length === 0 ? (
              <p>{t('resources.teachers.noBiography')}</p>
            ) : (
              <Facts>
                {teacher.biographies.map(({ locale, text }) => (
                  <Fact key={locale} field="text" label={localeOf(locale).label} wide>
                    {text}
                  </Fact>
                ))}
              </Facts>
            )}
          </Card>
          <Card title={t('fields.courses')}>
            {teacher.courses.length === 0 ? (
              <p>{t('resources.teachers.noCourses')}</p>
            ) : (
              <RecordLinks resource="courses" items={teacher.courses.map(withCode)} />
            )}
          </Card>
        </Stack>
      )}
    </ShowPage>
  );
}

const withCode = ({ id, code, name }: TeacherRecordFragment['courses'][number]) => ({
  id,
  name: `${code} · ${name}`,
});
