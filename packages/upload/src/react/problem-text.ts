import type { Translator } from '@lampstand/i18n';
import type { Problem } from '../engine/upload.ts';

/** What went wrong, in the person's language (specification §5 and §8, upload errors). */
export function problemText(problem: Problem, t: Translator): string {
  switch (problem.kind) {
    case 'part':
      return t('uploads.failedPart', { n: problem.part });
    case 'damaged':
      return t('uploads.damagedPart', { n: problem.part });
    case 'chunk':
      return t('uploads.failedChunk');
    case 'noUploadInfo':
      return t('uploads.missingInfo');
    case 'interrupted':
      return t('uploads.interrupted');
    case 'unreadable':
      return t('uploads.unreadable');
    case 'otherName':
      return t('uploads.selectSame', { name: problem.name });
    case 'otherFile':
      return t('uploads.otherFile', { name: problem.name });
    case 'noFile':
      return t('uploads.selectFirst');
    case 'elsewhere':
      return t('uploads.elsewhere');
    case 'noAnswer':
      return t('errors.network');
    case 'refused':
      return problem.message;
  }
}
