import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong: '請至少將一個選項標為正確，並至少保留一個不標記。',
  partCount: '請提供 {min, number} 到 {max, number} 項。',
  optionCount: '請提供 {min, number} 到 {max, number} 個可配對的答案。',
  eachMatched: '請為每一項選擇對應的答案。',
  blanksInText: '每個填空必須在每種語言的文字中恰好出現一次。',
  acceptedCount: '請提供 {min, number} 到 {max, number} 個可接受的答案。',
  stays: '此項不能再更改。',
  poolOfOtherCourse: '此題庫組屬於另一門課程。',
  revised: '其他人在此期間修改了此題。未儲存任何內容。',
  asked: '以下考試使用此題：{exams}。您可以將其封存。',
  askedInLessons: '以下課時的錄影會停下來提問此題：{lessons}。您可以將其封存。',
  moreExams: '{count, plural, other {另外 # 場考試}}',
  answered: '已有學生作答此題。您可以將其封存。',
} as const satisfies TextsOf<typeof en>;
