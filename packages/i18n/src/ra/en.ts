import englishMessages from 'ra-language-english';

/** react-admin's own English; the other locales' catalogues follow its keys. */
export const ra = englishMessages.ra;

export type RaTexts = typeof ra;
