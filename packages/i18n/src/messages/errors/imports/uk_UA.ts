import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Ця адреса електронної пошти стоїть у кількох рядках файлу.',
  unknownRegion: 'У вас немає регіону з такою назвою.',
  unknownGroup: 'У вас немає групи з такою назвою.',
  ambiguousGroup: 'Так називаються кілька груп. Вкажіть також регіон.',
  unknownRole: 'Ролі з такою назвою немає.',
  roleNeedsRegion: 'Роль діє в регіоні. Вкажіть також регіон.',
  unknownPerson: 'У вас немає людини з такою адресою. Спершу імпортуйте людей.',
  changedSince: 'Від часу перевірки щось змінилося. Перегляньте ще раз.',
  notDone: 'Скасувати можна лише завершений і ще не скасований імпорт.',
} as const satisfies TextsOf<typeof en>;
