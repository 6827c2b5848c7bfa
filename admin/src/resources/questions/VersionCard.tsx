import { isLocaleCode, localeOf } from '@lampstand/i18n';
import { useFormat, useLocale, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { withNumberedBlanks } from '../../shared/answers/answer-rows.rules.ts';
import { AnswerRows } from '../../shared/answers/AnswerRows.tsx';
import { changedFields } from '../../shared/questions/changed-fields.ts';
import type { QuestionRecordFragment } from './questions.generated.ts';
import styles from './VersionCard.module.css';

type Version = QuestionRecordFragment['versions'][number];

export interface VersionCardProps {
  readonly kind: QuestionRecordFragment['kind'];
  readonly version: Version;
  /** The version that it followed. */
  readonly before: Version | undefined;
}

/** What a question said at one time, in all its languages, and what was changed then. */
export function VersionCard({ kind, version, before }: VersionCardProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { code } = useLocale();
  const { texts, parts, unit } = version.content;
  const shown = texts.some(({ locale }) => locale === code) ? code : (texts[0]?.locale ?? code);
  const inShown = (all: readonly { readonly locale: string; readonly text: string }[]) =>
    (all.find(({ locale }) => locale === shown) ?? all[0])?.text ?? '';
  const changed = before ? changedFields(sayingOf(before), sayingOf(version)) : [];
  const shownParts = parts.map(({ _id, role, texts: own }) => ({
    id: _id,
    role,
    text: inShown(own),
  }));
  return (
    <Card title={t('resources.questions.versionNumber', { number: version.number })}>
      <p className={styles.made}>
        {[formatDateTime(version.createdAt), version.createdByName].filter(Boolean).join(' · ')}
      </p>
      {changed.length > 0 && (
        <p>
          {t('resources.questions.changedFields', {
            fields: changed.map((field) => t(`resources.questions.fields.${field}`)).join(', '),
          })}
        </p>
      )}
      {texts.map(({ locale, text }) => (
        <p key={locale} className={styles.text}>
          <strong>{isLocaleCode(locale) ? localeOf(locale).label : locale}</strong>
          <span lang={localeOf(locale).bcp47}>{withNumberedBlanks(text, shownParts)}</span>
        </p>
      ))}
      <AnswerRows
        answered={{
          kind,
          language: localeOf(shown).bcp47,
          parts: shownParts,
          unit: unit ?? null,
          correct: version.key,
        }}
      />
    </Card>
  );
}

const sayingOf = ({ content, key }: Version) => ({ ...content, key });
