import { useI18n } from './i18n-context.ts';
import type { Translator } from './translator.ts';

/** The translator of the nearest provider: `t('common.save')`. */
export function useT(): Translator {
  return useI18n().t;
}
