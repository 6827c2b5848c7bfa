import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable: '無法以所選格式讀取此檔案。它可能是其他格式，或內容不完整。',
  noQuestions: '此檔案中沒有題目。',
  tooMany: '一個檔案最多包含 {max, number} 道題。',
  unknownKind: '此處不支援這種題型：{kind}',
  noText: '缺少題目或答案的文字。',
  feedback: '提示和回饋文字不會保留。',
  media: '圖片、聲音和檔案不會保留。',
  formatting: '粗體、清單和表格會變成純文字。',
  weights: '原來得部分分的答案將計全分或不計分。',
  points: '分值在考試中設定，不在題目中。',
  wildcards: '含有 * 等萬用字元的答案將被略去。',
  severalNumbers: '多個正確數值中只保留一個。',
  choicesToText: '原來從清單中選擇的內容，在此改為填寫。',
  encoding: '部分字元無法辨識。',
  otherLanguages: '檔案中只有課程語言的文字。',
  choiceWords: '兩個選項的文字改為通用的「對」和「錯」。',
  guidance: '評分說明不會保留。',
  maxWords: '字數限制不會保留。',
  unit: '單位（或多個單位中除一個以外）不會保留。',
  allOrNothing: '此格式無法表示只有完全正確才得分。',
  caseSensitive: '是否區分大小寫的設定不能完全保留。',
  leftOut: '此題不在檔案中：該格式沒有類似題型。',
} as const satisfies TextsOf<typeof en>;
