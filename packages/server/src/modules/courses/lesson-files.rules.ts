import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';

/** A language of the product. */
export const LocaleSchema = z.string().refine((code): boolean => isLocaleCode(code));

/** What a download is called. */
export const DownloadTitleSchema = z.string().trim().min(1).max(200);

/** Characters of a file of subtitles. */
export const MOST_SUBTITLES = 2_000_000;
