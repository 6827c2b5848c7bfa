import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { PictureCard } from '../../shared/pictures/PictureCard.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { CourseRecord } from './courses.binding.ts';

export function CourseOverview({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const may = useMay();
  const { formatDate, formatDateTime } = useFormat();
  return (
    <Stack>
      <Card>
        <Facts>
          <Fact field="code">{course.code}</Fact>
          <Fact field="published" label={t('common.status')}>
            <PublishedChip published={course.published} />
          </Fact>
          <Fact field="publishedAt">
            {course.publishedAt !== null && formatDateTime(course.publishedAt)}
          </Fact>
          <Fact field="teacherIds">
            {course.teachers.length > 0 && (
              <RecordLinks
                resource="teachers"
                items={course.teachers.map(({ id, fullName }) => ({ id, name: fullName }))}
              />
            )}
          </Fact>
          <Fact field="categoryIds">{course.categories.map(({ name }) => name).join(', ')}</Fact>
          <Fact field="programme">{course.programme}</Fact>
          <Fact field="year">{course.year}</Fact>
          <Fact field="locale">{localeOf(course.locale).label}</Fact>
          <Fact field="createdAt">{formatDate(course.createdAt)}</Fact>
          <Fact field="updatedAt">{formatDateTime(course.updatedAt)}</Fact>
          <Fact field="description" wide>
            {course.description}
          </Fact>
        </Facts>
      </Card>
      <PictureCard
        itemType="COURSE_IMAGE"
        itemId={course.id}
        name={course.name}
        url={course.imageUrl}
        resource="coursePictures"
        editable={may('edit', 'courses')}
      />
    </Stack>
  );
}
