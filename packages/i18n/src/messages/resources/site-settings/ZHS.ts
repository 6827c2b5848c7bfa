import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: '网站设置',
  plural: '网站设置',
  'fields.organisationName': '学院名称',
  'fields.shortName': '简称',
  'fields.defaultAllowedAttempts': '默认考试次数',
  'fields.defaultLocale': '默认语言',
  'fields.alumniRegionId': '校友区域',
  'fields.contactAddress': '邮政地址',
  'fields.contactEmail': '联系邮箱',
  'fields.helpUrl': '帮助页面',
  'fields.privacyUrl': '自有隐私页面',
  'fields.termsUrl': '自有条款页面',
  'fields.bannerText': '每页顶部的横幅',
  'fields.updatedAt': '最近更改',
  sectionNames: '学院的称呼',
  sectionDefaults: '默认值',
  sectionContact: '联系方式和链接',
  shortNameHint: '用于页面标题、顶部栏和邮件。',
  bannerTextHint: '例如用于培训或测试的网站副本。留空则不显示。',
  defaultAllowedAttemptsHint: '新考试以此次数开始，已有考试保持不变。',
  legalHint: '取代各页页脚中的内置页面。',
  linkInvalid: '地址必须以 https:// 或 http:// 开头。',
  configured: '尚无人保存设置：以下内容来自服务器配置。',
} as const satisfies TextsOf<typeof en>;
