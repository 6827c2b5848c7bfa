import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LocaleCode } from '@lampstand/i18n';

const { resolve } = createRequire(import.meta.url);

const fontOf = (entry: string, file: string): string => join(dirname(entry), '..', 'fonts', file);

const latin = resolve('@embedpdf/fonts-latin');
const simplified = resolve('@embedpdf/fonts-sc');
const traditional = resolve('@embedpdf/fonts-tc');

/** By what a page names them. */
export const fontFiles = {
  regular: fontOf(latin, 'NotoSans-Regular.ttf'),
  bold: fontOf(latin, 'NotoSans-Bold.ttf'),
  simplifiedRegular: fontOf(simplified, 'NotoSansHans-Regular.otf'),
  simplifiedBold: fontOf(simplified, 'NotoSansHans-Bold.otf'),
  traditionalRegular: fontOf(traditional, 'NotoSansHant-Regular.otf'),
  traditionalBold: fontOf(traditional, 'NotoSansHant-Bold.otf'),
} as const;

export type FontName = keyof typeof fontFiles;

/** A stretch of text that one font can write. */
export interface Run {
  readonly text: string;
  readonly font: FontName;
}

/** Chinese writing with its punctuation and wide forms. */
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]+/u;
const STRETCHES = new RegExp(`${CHINESE.source}|(?:(?!${CHINESE.source})[^])+`, 'gu');

/** Names come in any script, whatever the language of the page. */
export function runsOf(
  text: string,
  { bold, locale }: { bold: boolean; locale: LocaleCode },
): Run[] {
  const chinese = locale === 'ZHT' ? 'traditional' : 'simplified';
  return (text.match(STRETCHES) ?? []).map((stretch) => {
    if (!CHINESE.test(stretch)) return { text: stretch, font: bold ? 'bold' : 'regular' };
    return { text: stretch, font: `${chinese}${bold ? 'Bold' : 'Regular'}` };
  });
}

/** Where a line may be broken: at spaces, and between Chinese characters. */
export const piecesOf = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]|[^\s\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]+\s*|\s+/gu,
  ) ?? [];

const letters = new Intl.Segmenter();

/** What readers take for one letter, however it is written. */
export const lettersOf = (text: string): string[] =>
  [...letters.segment(text)].map(({ segment }) => segment);
