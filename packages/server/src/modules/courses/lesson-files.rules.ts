import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';

/** Characters of a file of subtitles. */
const MOST_SUBTITLES = 1_000_000;

/** A language of the product. */
export const LocaleSchema = z.string().refine((code): boolean => isLocaleCode(code));

/** What a download is called. */
export const DownloadTitleSchema = z.string().trim().min(1).max(200);

/** Subtitles as somebody writes them; whether they can be read is looked at besides. */
export const SubtitlesSchema = z.string().min(1).max(MOST_SUBTITLES);
