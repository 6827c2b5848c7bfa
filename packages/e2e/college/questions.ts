/** Words of a question. */
export const inEnglish = (text: string) => [{ locale: 'en', text }];

/** What is right of a question that asks for nothing. */
export const emptyKey = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  accepted: [],
  caseSensitive: false,
  partial: false,
};

/** A statement that is true. */
export const trueFalse = (text: string) => ({
  kind: 'TRUE_FALSE',
  texts: inEnglish(text),
  parts: ['True', 'False'].map((word) => ({
    _id: word,
    role: 'CHOICE',
    texts: inEnglish(word),
  })),
  key: { ...emptyKey, choiceIds: ['True'] },
});

/** What a person marks. */
export const essay = (text: string, guidance: string) => ({
  kind: 'ESSAY',
  texts: inEnglish(text),
  parts: [],
  key: { ...emptyKey, guidance },
});
