import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { RelatedCourses } from '../../shared/record/RelatedCourses.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { CategoryRecordFragment } from './categories.generated.ts';
import { ColorDot } from './ColorDot.tsx';
import { kindNames } from './kind-names.ts';

/** One category, and what is under it. */
export function CategoryShow() {
  const t = useT();
  const { formatDate, formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<CategoryRecordFragment>
      title={(category) => category.name}
      history={{ kind: kindNames }}
    >
      {(category) => (
        <Stack>
          <Card title={t('resources.categories.sectionCategory')}>
            <Facts>
              <Fact field="kind">{t(kindNames[category.kind])}</Fact>
              <Fact field="position">{formatNumber(category.position)}</Fact>
              <Fact field="color">
                <ColorDot color={category.color} />
              </Fact>
              <Fact field="usedBy">
                {category.usedBy === 0
                  ? t('resources.categories.unused')
                  : t('resources.categories.usedByCourses', { count: category.usedBy })}
              </Fact>
              <Fact field="createdAt">{formatDate(category.createdAt)}</Fact>
              <Fact field="updatedAt">{formatDateTime(category.updatedAt)}</Fact>
              <Fact field="description" wide>
                {category.description}
              </Fact>
            </Facts>
          </Card>
          {category.kind === 'COURSE' && (
            <RelatedCourses
              title={t('resources.categories.sectionCourses')}
              target="categoryId"
              empty={t('common.nothingToShow')}
            />
          )}
        </Stack>
      )}
    </ShowPage>
  );
}
