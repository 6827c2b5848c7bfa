import englishMessages from 'ra-language-english';

const { message } = englishMessages.ra;

/** react-admin's own English; the other locales' catalogues follow its keys. */
export const ra = {
  ...englishMessages.ra,
  message: {
    ...message,
    // The bulk dialog fills no %{recordRepresentation}: with one record chosen it would be shown raw.
    bulk_update_title: message.bulk_update_title.replace(' %{recordRepresentation}', ''),
    bulk_update_content: message.bulk_update_content.replace(' %{recordRepresentation}', ''),
  },
};

export type RaTexts = typeof ra;
