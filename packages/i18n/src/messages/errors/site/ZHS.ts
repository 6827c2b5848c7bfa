import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    '此类别正被 {count, plural, other {# 门课程}}使用：{names}。请先将其移到其他类别。',
  localeNeeded: '无法停用此语言：英语和网站的默认语言始终可选。',
  localeOff: '此语言已停用，请先启用。',
  currencyOff: '学院不提供此货币。',
  currencyCodeFixed: '货币代码不可更改，请改为添加另一种货币。',
  currencyNeeded: '所有汇率均以此货币为准，因此必须保留。',
  currencyDecimalsFixed: '有区域或人员在使用此货币，因此无法更改小数位数。',
  currencyInUse:
    '此货币正在使用中：{regions, number} 个区域、{people, number} 人、{rates, number} 条汇率。请改为停用。',
  currencyIsBase: '所有汇率均以此货币为准，因此它本身没有汇率。',
  ratesUnchanged: '没有任何汇率变化。',
  d2lNotConfigured: '尚未配置 Brightspace 站点。',
} as const satisfies TextsOf<typeof en>;
