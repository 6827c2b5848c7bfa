import { useFormat, useT } from '@lampstand/i18n/react';
import { ButtonLink, Card, EmptyState, QuestionFields } from '@lampstand/ui';
import { audienceNames } from '../../shared/fields/audience-names.ts';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { answersPath } from './answers/answers-path.ts';
import { audienceOf } from './audience-of.ts';
import type { RequestFormRecord } from './form-values.ts';
import { kindNames } from './kind-names.ts';

/** One form: for whom it is, and how people see it. */
export function RequestFormShow() {
  const t = useT();
  const { formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<RequestFormRecord>
      title={(form) => form.title}
      history={{ audiences: audienceNames, 'fields.kind': kindNames }}
      actions={(form) => (
        <ButtonLink to={answersPath(form.id)} variant="outlined">
          {t('resources.requestFormAnswers.plural')}
        </ButtonLink>
      )}
    >
      {(form) => (
        <Stack>
          <Card title={t('resources.request-form.sectionForm')}>
            <Facts>
              <Fact field="published">
                <PublishedChip published={form.published} />
              </Fact>
              <Fact field="audiences" label={t('resources.request-form.sectionAudience')}>
                {audienceOf(form, t)}
              </Fact>
              <Fact field="answerCount">{formatNumber(form.answerCount)}</Fact>
              <Fact field="waitingCount">{formatNumber(form.waitingCount)}</Fact>
              <Fact field="updatedAt">{formatDateTime(form.updatedAt)}</Fact>
              <Fact field="description" wide>
                {form.description}
              </Fact>
            </Facts>
          </Card>
          <Card title={t('resources.request-form.preview')}>
            {form.fields.length === 0 ? (
              <EmptyState title={t('resources.request-form.noFields')} />
            ) : (
              <QuestionFields
                questions={form.fields.map((field) => ({ ...field, _id: field.id }))}
              />
            )}
          </Card>
        </Stack>
      )}
    </ShowPage>
  );
}
