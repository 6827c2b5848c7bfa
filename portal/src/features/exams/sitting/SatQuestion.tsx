import type { Ref } from 'react';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, flagPath } from '@lampstand/ui';
import { answerOf } from '../answer-sheet.rules.ts';
import type { ExamAttemptPageQuery } from '../ExamAttemptPage.generated.ts';
import { QuestionForm } from '../QuestionForm.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { wordsOf } from './spoken-words.rules.ts';
import type { useSitting } from './useSitting.ts';

export interface SatQuestionProps {
  readonly question: ExamAttemptPageQuery['examAttempt']['questions'][number];
  readonly total: number;
  readonly sitting: ReturnType<typeof useSitting>;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly readAloud: boolean;
}

/** The question that is answered now, with the ways to mark it and to have it read aloud. */
export function SatQuestion({ question, total, sitting, headingRef, readAloud }: SatQuestionProps) {
  const t = useT();
  const { _id } = question;
  const { flags, sheet, give, saveNow } = sitting;
  const language = localeOf(question.textLocale).bcp47;
  const tools = (
    <>
      <Button
        variant="text"
        size="small"
        icon={flagPath}
        aria-pressed={flags.has(_id)}
        onClick={() => flags.toggle(_id)}
      >
        {t('learning.exam.flag')}
      </Button>
      {readAloud && <ReadAloud text={wordsOf(question)} language={language} />}
    </>
  );
  return (
    <QuestionForm
      question={question}
      number={question.position}
      total={total}
      answer={answerOf(sheet, _id)}
      language={language}
      headingRef={headingRef}
      tools={tools}
      onChange={(answer, typing) => give(_id, answer, typing)}
      onLeave={saveNow}
    />
  );
}
