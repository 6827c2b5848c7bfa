import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { CourseRecord } from './courses.binding.ts';

export function CourseOverview({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const { formatDate, formatDateTime } = useFormat();
  return (
    <Stack>
      <Card>
        <Facts>
          <Fact field="code">{course.code}</Fact>
          <Fact field="published" label={t('common.status')}>
            <PublishedChip published={course.published} />
          </Fact>
          <Fact field="teacherIds">
            {course.teachers.length > 0 && (
              <RecordLinks
                resource="teachers"
                items={course.teachers.map(({ id, fullName }) => ({ id, name: fullName }))}
              />
            )}
          </Fact>
          <Fact field="categoryId">{course.category?.name}</Fact>
          <Fact field="locale">{localeOf(course.locale).label}</Fact>
          <Fact field="createdAt">{formatDate(course.createdAt)}</Fact>
          <Fact field="updatedAt">{formatDateTime(course.updatedAt)}</Fact>
          <Fact field="description" wide>
            {course.description}
          </Fact>
        </Facts>
      </Card>
      <Card title={t('resources.courses.fields.groupIds')}>
        {course.groups.length === 0 ? (
          <p>{t('resources.courses.noGroups')}</p>
        ) : (
          <RecordLinks resource="groups" items={course.groups} />
        )}
      </Card>
    </Stack>
  );
}
