import { appealKindNames, appealStatusNames, type MessageId } from '@lampstand/i18n';

const choicesOf = (names: Readonly<Record<string, MessageId>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

export const statusChoices = choicesOf(appealStatusNames);
export const kindChoices = choicesOf(appealKindNames);
