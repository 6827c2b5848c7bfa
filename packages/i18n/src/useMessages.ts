import { useI18n } from './i18n-context.ts';
import type { Messages } from './message-types.ts';

/** The texts that are loaded around a component, by id. */
export const useMessages = (): Messages => useI18n().messages;
