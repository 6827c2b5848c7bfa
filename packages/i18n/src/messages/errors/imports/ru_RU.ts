import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Этот адрес электронной почты стоит в нескольких строках файла.',
  unknownRegion: 'У вас нет региона с таким названием.',
  unknownGroup: 'У вас нет группы с таким названием.',
  ambiguousGroup: 'Так называются несколько групп. Укажите также регион.',
  unknownRole: 'Роли с таким названием нет.',
  roleNeedsRegion: 'Роль действует в регионе. Укажите также регион.',
  unknownPerson: 'У вас нет человека с таким адресом. Сначала импортируйте людей.',
  changedSince: 'С момента проверки что-то изменилось. Посмотрите ещё раз.',
  notDone: 'Отменить можно только завершённый и ещё не отменённый импорт.',
} as const satisfies TextsOf<typeof en>;
