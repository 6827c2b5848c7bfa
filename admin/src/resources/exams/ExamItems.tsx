import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState, StatusChip } from '@lampstand/ui';
import { withNumberedBlanks } from '../../shared/answers/answer-rows.rules.ts';
import { AnswerRows } from '../../shared/answers/AnswerRows.tsx';
import { itemTitle, type ExamRecord } from './exam-form.ts';
import styles from './ExamItems.module.css';
import { kindNames } from '../../shared/questions/kind-names.ts';
import { languageIn, shownParts, textIn } from './version-texts.ts';

type Item = ExamRecord['items'][number];

/** What an exam asks, in order, each with its points and the correct answer. */
export function ExamItems({ exam }: { readonly exam: ExamRecord }) {
  const t = useT();
  return (
    <Card title={t('authoring.exam.asked')}>
      {exam.items.length === 0 ? (
        <EmptyState title={t('resources.exams.noQuestions')} />
      ) : (
        <ol className={styles.items}>
          {exam.items.map((item) => (
            <li key={item.id} className={styles.item}>
              {item.pool ? <Pool item={item} /> : <Question item={item} locale={exam.locale} />}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Pool({ item }: { readonly item: Item }) {
  const t = useT();
  return (
    <>
      <p className={styles.text}>{itemTitle(item)}</p>
      <p className={styles.facts}>
        {t('authoring.exam.drawnOf', {
          draw: item.draw ?? 1,
          count: item.pool?.questionCount ?? 0,
        })}
        {' · '}
        {t('authoring.exam.eachPoints', { count: item.points })}
      </p>
    </>
  );
}

interface QuestionProps {
  readonly item: Item;
  readonly locale: string;
}

function Question({ item, locale }: QuestionProps) {
  const t = useT();
  const { asked, version } = item;
  if (!asked || !version) return null;
  const parts = shownParts(version, locale);
  const { content, key } = version;
  const language = languageIn(content.texts, locale);
  return (
    <>
      <p className={styles.text} lang={language}>
        {withNumberedBlanks(textIn(content.texts, locale), parts)}
      </p>
      <p className={styles.facts}>
        {t(kindNames[asked.kind])}
        {' · '}
        {t('resources.exams.points', { count: item.points })}
        {' · '}
        {t('authoring.exam.versionNumber', { number: version.number })}
        {item.newerVersion && (
          <>
            {' '}
            <StatusChip tone="warning">
              {t('authoring.exam.newer', { number: asked.latest.number })}
            </StatusChip>
          </>
        )}
      </p>
      <AnswerRows
        answered={{ kind: asked.kind, language, parts, unit: content.unit, correct: key }}
      />
    </>
  );
}
