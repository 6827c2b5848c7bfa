export const errorsTranslations = {
  unreadable: 'This text cannot be read: check the braces and apostrophes.',
  values: 'The text must contain exactly these values: {values}',
  plurals: 'In this language the text also needs these plural forms: {forms}',
  nothingToPublish: 'There is nothing new to publish in this language.',
} as const;
