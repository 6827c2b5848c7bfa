import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong: '请至少将一个选项标为正确，并至少保留一个不标记。',
  partCount: '请提供 {min, number} 到 {max, number} 项。',
  optionCount: '请提供 {min, number} 到 {max, number} 个可配对的答案。',
  eachMatched: '请为每一项选择对应的答案。',
  blanksInText: '每个填空必须在每种语言的文本中恰好出现一次。',
  acceptedCount: '请提供 {min, number} 到 {max, number} 个可接受的答案。',
  stays: '此项不能再更改。',
  poolOfOtherCourse: '此题库组属于另一门课程。',
  revised: '其他人在此期间修改了此题。未保存任何内容。',
  asked: '以下考试使用此题：{exams}。您可以将其归档。',
  askedInLessons: '以下课时的录像会停下来提问此题：{lessons}。您可以将其归档。',
  moreExams: '{count, plural, other {另外 # 场考试}}',
  answered: '已有学生作答此题。您可以将其归档。',
} as const satisfies TextsOf<typeof en>;
