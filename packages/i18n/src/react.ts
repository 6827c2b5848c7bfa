export { I18nProvider, type I18nProviderProps } from './I18nProvider.tsx';
export { readStoredLocale, storeLocale } from './stored-locale.ts';
export { useFormat } from './useFormat.ts';
export { useLocale } from './useLocale.ts';
export { useMessages } from './useMessages.ts';
export { useT } from './useT.ts';
