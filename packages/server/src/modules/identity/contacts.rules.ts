/** What a telephone number of a person is for. */
export const phoneTypes = ['WORK', 'MOBILE', 'OTHER'] as const;
/** What a further e-mail address of a person is for. */
export const emailTypes = ['WORK', 'SCHOOL', 'PERSONAL', 'OTHER'] as const;
