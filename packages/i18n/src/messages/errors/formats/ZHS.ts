import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable: '无法以所选格式读取此文件。它可能是其他格式，或内容不完整。',
  noQuestions: '此文件中没有题目。',
  tooMany: '一个文件最多包含 {max, number} 道题。',
  unknownKind: '此处不支持这种题型：{kind}',
  noText: '缺少题目或答案的文本。',
  feedback: '提示和反馈文本不会保留。',
  media: '图片、声音和文件不会保留。',
  formatting: '粗体、列表和表格会变成纯文本。',
  weights: '原来得部分分的答案将计全分或不计分。',
  points: '分值在考试中设定，不在题目中。',
  wildcards: '含有 * 等通配符的答案将被略去。',
  severalNumbers: '多个正确数值中只保留一个。',
  choicesToText: '原来从列表中选择的内容，在此改为填写。',
  encoding: '部分字符无法识别。',
  otherLanguages: '文件中只有课程语言的文本。',
  choiceWords: '两个选项的文字改为通用的“对”和“错”。',
  guidance: '评分说明不会保留。',
  maxWords: '字数限制不会保留。',
  unit: '单位（或多个单位中除一个以外）不会保留。',
  allOrNothing: '此格式无法表示只有完全正确才得分。',
  caseSensitive: '是否区分大小写的设置不能完全保留。',
  leftOut: '此题不在文件中：该格式没有类似题型。',
} as const satisfies TextsOf<typeof en>;
