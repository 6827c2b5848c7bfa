import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import { AnswerRows } from '../../../shared/answers/AnswerRows.tsx';
import { withNumberedBlanks } from '../../../shared/answers/answer-rows.rules.ts';
import { changedFields } from '../../../shared/questions/changed-fields.ts';
import { toQuestionInput, type Texts } from '../../../shared/questions/question-form.ts';
import type { ExamForm, ItemForm } from '../exam-form.ts';
import type { BankSaying } from './exam-bank.binding.ts';
import { problemsOf } from './item-problems.ts';
import styles from './ItemRow.module.css';
import { useRevision } from './useRevision.ts';

export interface RevisionProps {
  readonly item: ItemForm;
  /** From 0. */
  readonly place: number;
  readonly locale: string;
}

/** Opens a question of the bank where it stands, and tells what changing it means. */
export function Revision({ item, place, locale }: RevisionProps) {
  const t = useT();
  const { reading, later, begin, readLater, leave } = useRevision(item, place);
  const { errors } = useFormState<ExamForm>();
  const exam = useRecordContext();
  if (!item.asked) return null;
  const { question, revised } = item;
  if (!question || !revised) {
    return (
      <div className={styles.revision}>
        <Button size="small" variant="text" loading={reading} onClick={() => void begin()}>
          {t('authoring.exam.editQuestion')}
        </Button>
      </div>
    );
  }
  const changed = changedFields(toQuestionInput(revised.said), toQuestionInput(question));
  const others = revised.exams.filter(({ id }) => id !== exam?.id).map(({ title }) => title);
  return (
    <div className={styles.revision}>
      <p className={styles.facts} role="status">
        {changed.length === 0
          ? t('authoring.exam.notRevised')
          : t('resources.questions.changedFields', {
              fields: changed.map((field) => t(`resources.questions.fields.${field}`)).join(', '),
            })}
      </p>
      <p className={styles.facts}>
        {t('authoring.exam.reviseHint', { number: revised.number + 1 })}
      </p>
      {others.length > 0 && (
        <p className={styles.facts}>
          {t('authoring.exam.reviseOthers', { exams: others.join(', ') })}
        </p>
      )}
      {later && <Later saying={later} locale={locale} />}
      <div className={styles.moves}>
        {problemsOf(errors.items?.[place]).length > 0 && (
          <Button
            size="small"
            variant="outlined"
            loading={reading}
            onClick={() => void readLater()}
          >
            {t('authoring.exam.readLater')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={leave}>
          {t('authoring.exam.leaveQuestion')}
        </Button>
      </div>
    </div>
  );
}

/** What somebody else saved meanwhile, beside what is typed. */
function Later({ saying, locale }: { readonly saying: BankSaying; readonly locale: string }) {
  const t = useT();
  const { number, said } = saying;
  const shown = said.texts[locale]
    ? locale
    : Object.keys(said.texts).find((each) => said.texts[each]);
  const language = localeOf(shown ?? locale).bcp47;
  const inLocale = (texts: Texts) => texts[locale] ?? Object.values(texts).find(Boolean) ?? '';
  const parts = said.parts.map(({ _id: id, role, texts }) => ({ id, role, text: inLocale(texts) }));
  const order = parts.filter(({ role }) => role === 'ITEM').map(({ id }) => id);
  const correct = {
    ...said.key,
    order,
    number: said.key.number ?? null,
    tolerance: said.key.tolerance ?? null,
    guidance: said.key.guidance ?? null,
  };
  return (
    <Alert severity="warning" title={t('authoring.exam.laterSays', { number })}>
      <p className={styles.title} lang={language}>
        {withNumberedBlanks(inLocale(said.texts), parts)}
      </p>
      <AnswerRows
        answered={{ kind: said.kind, language, parts, unit: said.unit ?? null, correct }}
      />
    </Alert>
  );
}
